/*
 * Preloaded into a shop (`node --require`) whose pages have to grow old during a test: each SIGUSR2 puts its clock
 * six minutes forward.
 */
const JUMP_MS = 6 * 60_000;
const { now } = Date;
let jumped = 0;

Date.now = () => now() + jumped;

process.on('SIGUSR2', () => {
  jumped += JUMP_MS;
});
