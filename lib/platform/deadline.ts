import { AsyncLocalStorage } from 'node:async_hooks';
import { PAGE_READS_MS } from '@/lib/config/time-limits';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { withTimeout } from '@/lib/shared/timeout';

/** A request in progress, as the server records it. Times are measured by performance.now(). */
export type RequestInProgress = { startedAt: number; hasEnded: () => boolean; readsEnd?: number };

const requests = () =>
  globalSingleton('requests-in-progress', () => new AsyncLocalStorage<RequestInProgress | undefined>());

/** Runs `work` as part of `request`. The server does this for every request. */
export function runInRequest<T>(request: RequestInProgress, work: () => T): T {
  return requests().run(request, work);
}

/** Runs `work` outside any request. For work that a request starts but that others wait for too. */
export function outsideRequest<T>(work: () => T): T {
  return requests().run(undefined, work);
}

/** When the current request arrived or got its render slot, in ms since 1970; null outside a request. */
export function requestStartedAt(): number | null {
  const request = requests().getStore();
  return request === undefined ? null : Date.now() - (performance.now() - request.startedAt);
}

/** How long the request may still wait for the platform; unlimited outside of a request. */
function timeLeft(): number {
  const request = requests().getStore();
  if (request === undefined || request.hasEnded()) return Number.POSITIVE_INFINITY;
  return (request.readsEnd ?? request.startedAt + PAGE_READS_MS) - performance.now();
}

/** Limits the rest of the request's reads to `ms` in total, for a page that is not worth waiting for. */
export function shortenDeadline(ms: number): void {
  const request = requests().getStore();
  if (request === undefined) return;
  request.readsEnd = Math.min(performance.now() + ms, request.startedAt + PAGE_READS_MS);
}

/** Does not count `ms` of waiting for the render slot towards the deadline. */
export function extendDeadline(ms: number): void {
  const request = requests().getStore();
  if (request === undefined) return;
  request.startedAt += ms;
  if (request.readsEnd !== undefined) request.readsEnd += ms;
}

/**
 * Waits for `work` until the request's deadline, then resolves to null. A background render after the stored
 * page was sent has no deadline. The work itself continues, since other requests may need its result.
 * @throws the errors of `work` before the deadline
 */
export async function beforeDeadline<T>(work: Promise<T>): Promise<{ value: T } | null> {
  for (let left = timeLeft(); Number.isFinite(left); left = timeLeft()) {
    const outcome = await withTimeout(Math.max(0, left), work);
    if (outcome !== null || timeLeft() <= 0) return outcome;
  }
  return { value: await work };
}
