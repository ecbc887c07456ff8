/* Preloaded into a shop (`node --require`) to change its clock: CLOCK_AHEAD_MS advances it from the start, and each
   SIGUSR2 advances it by CLOCK_JUMP_MS (which may be negative; by default six minutes), so that its pages become
   stale. */
const JUMP_MS = Number(process.env.CLOCK_JUMP_MS ?? 6 * 60_000);
const { now } = Date;
const AHEAD_MS = Number(process.env.CLOCK_AHEAD_MS ?? 0);
let jumped = AHEAD_MS;

Date.now = () => now() + jumped;
// Times relative to the start of the process keep the original clock.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + AHEAD_MS });

process.on('SIGUSR2', () => {
  jumped += JUMP_MS;
});
