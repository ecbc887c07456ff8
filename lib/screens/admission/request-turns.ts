import { extendDeadline } from '@/lib/platform/deadline';
import { currentResponse } from '@/lib/screens/framework/node-request';
import { renderTurns } from './process-turns';
import type { Client, Turn } from './render-turns';

/**
 * The turns of the current request, of which it holds one at a time and none after its answer. The time that it waits
 * does not count for its deadline.
 * @returns a function that waits for the turn of a page, by its internal path; false when there is none
 */
export function turnsOfRequest(client: Client): (path: string) => Promise<boolean> {
  const response = currentResponse();
  // Without the end of the answer a turn might never end.
  if (response === undefined) return async () => true;
  let held: { path: string; turn: Turn } | null = null;
  response.once('close', () => held?.turn.leave());
  return async (path) => {
    if (held?.path === path) return true;
    held?.turn.leave();
    const since = performance.now();
    const turn = await renderTurns().take(path, client);
    extendDeadline(performance.now() - since);
    held = turn && { path, turn };
    if (response.closed) turn?.leave();
    return turn !== null && !response.closed;
  };
}
