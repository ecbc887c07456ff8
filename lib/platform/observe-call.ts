import { countCall } from '@/lib/telemetry/metrics';
import { inSpan } from '@/lib/telemetry/spans';
import { hasNoResponse, isStoreApiError, type StoreApiError } from './errors';

/** Observes a call to the platform. `startedAt` is when the call started, by performance.now(). */
export type CallObserver = {
  /** Called if the platform responded, even with a rejection. */
  onResponse: (startedAt: number) => void;
  onNoResponse: (startedAt: number, error: StoreApiError) => void;
};

/**
 * Makes a call and reports whether it got a response. Other errors, for example because a shopper left, are
 * not reported.
 * @throws the errors of `call`
 */
export async function observeCall<T>(call: () => Promise<T>, observer: CallObserver): Promise<T> {
  const startedAt = performance.now();
  try {
    const response = await call();
    observer.onResponse(startedAt);
    return response;
  } catch (error) {
    if (isStoreApiError(error)) {
      if (hasNoResponse(error)) observer.onNoResponse(startedAt, error);
      else observer.onResponse(startedAt);
    }
    throw error;
  }
}

const outcomeOf = (error: unknown) => (isStoreApiError(error) ? error.kind : 'cancelled');

/**
 * Makes a call and counts it in the metrics, with its duration and outcome.
 * @param group one of a finite set of kinds of calls
 * @throws the errors of `call`
 */
export async function measureCall<T>(group: string, call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let outcome = 'answered';
  try {
    return await inSpan(`call ${group}`, { calls: group }, call);
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    countCall(group, outcome, (performance.now() - startedAt) / 1_000);
  }
}
