/*
 * Preloaded into a shop (`node --require`) whose clock is to be wrong: CLOCK_AHEAD_MS puts it forward from the start, and
 * each SIGUSR2 by CLOCK_JUMP_MS, which may be negative, or by six minutes, so that its pages grow old.
 */
const JUMP_MS = Number(process.env.CLOCK_JUMP_MS ?? 6 * 60_000);
const { now } = Date;
const AHEAD_MS = Number(process.env.CLOCK_AHEAD_MS ?? 0);
let jumped = AHEAD_MS;

Date.now = () => now() + jumped;
// What counts from the start of the process keeps the clock that it started with.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + AHEAD_MS });

process.on('SIGUSR2', () => {
  jumped += JUMP_MS;
});
