import { currentResponse } from '@/lib/framework/core/node-request';
import { extendDeadline } from '@/lib/platform/deadline';
import { observeQueueWait } from '@/lib/telemetry/metrics';
import { renderSlots } from './process-slots';
import type { Sender, Slot } from './render-slots';

/**
 * A request holds at most one slot at a time, and none after its response. Time spent waiting for a slot does
 * not count towards the request's deadline.
 * @returns a function that waits for a slot for a page, given its internal path; false if there is none
 */
export function createSlotWaiter(client: Sender): (path: string) => Promise<boolean> {
  const response = currentResponse();
  // Without knowing when the response ends, a slot might never be released.
  if (response === undefined) return async () => true;
  let held: { path: string; slot: Slot } | null = null;
  response.once('close', () => held?.slot.release());
  return async (path) => {
    if (held?.path === path) return true;
    held?.slot.release();
    const since = performance.now();
    const slot = await renderSlots().acquire(path, client);
    const waitedMs = performance.now() - since;
    observeQueueWait('render', waitedMs, slot === null);
    extendDeadline(waitedMs);
    held = slot && { path, slot };
    if (response.closed) slot?.release();
    return slot !== null && !response.closed;
  };
}
