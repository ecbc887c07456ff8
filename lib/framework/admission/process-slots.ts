import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { exposeQueue } from '@/lib/telemetry/metrics';
import { RenderSlots } from './render-slots';

/** The thread counts as idle if it is busy for less than this share of the time. */
const IDLE_BELOW = 0.5;

/** Minimum length of a measurement. */
const SAMPLE_MS = 25;

/** A longer measurement does not reflect the current load. */
const MAX_SAMPLE_MS = 500;

/**
 * Returns a function that checks whether the thread has recently been idle. It returns true only once per
 * measurement, since the caller adds work when it does.
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

/** The process's slots. The middleware acquires them, and the page cache reports finished renders. */
export function renderSlots(): RenderSlots {
  return globalSingleton('render-slots', () => {
    const slots = new RenderSlots(createIdleCheck());
    exposeQueue('render', () => slots.waiting);
    return slots;
  });
}
