import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Below this share of its time the thread is idle. */
const IDLE_BELOW = 0.5;

/** The share is measured over this long. */
const SAMPLE_MS = 25;

/** A measurement over a longer time says nothing about now. */
const MAX_SAMPLE_MS = 500;

/**
 * Returns a check whether the thread has been idle for a moment, waiting for answers without work. True once per
 * measurement, since the caller adds new work.
 * @param read the thread's times
 */
export function createIdleCheck(read: () => EventLoopUtilization = performance.eventLoopUtilization) {
  let before = read();
  return (): boolean => {
    const now = read();
    const idle = now.idle - before.idle;
    const active = now.active - before.active;
    if (idle + active < SAMPLE_MS) return false;
    before = now;
    return idle + active <= MAX_SAMPLE_MS && active / (idle + active) < IDLE_BELOW;
  };
}
