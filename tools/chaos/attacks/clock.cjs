/*
 * Preloaded into a shop (`node --require`): each SIGUSR2 puts its clock an hour ahead, or right again, as a machine
 * whose time is corrected.
 */
const AHEAD_MS = 60 * 60_000;
const { now } = Date;
let offset = 0;

Date.now = () => now() + offset;

process.on('SIGUSR2', () => {
  offset = offset === 0 ? AHEAD_MS : 0;
});
