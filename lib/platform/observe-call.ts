import { countCall } from '@/lib/telemetry/metrics';
import { inSpan } from '@/lib/telemetry/spans';
import { isStoreApiError, isUnanswered, type StoreApiError } from './errors';

/** An observed call to the platform. `startedAt` is the call's performance.now(). */
export type CallObserver = {
  /** It answered, if only with a refusal. */
  onAnswer: (startedAt: number) => void;
  onNoAnswer: (startedAt: number, error: StoreApiError) => void;
};

/**
 * Makes a call and reports whether it was answered. An error that is not the platform's, such as a shopper leaving, is
 * neither. @throws what `call` throws
 */
export async function observeCall<T>(call: () => Promise<T>, observer: CallObserver): Promise<T> {
  const startedAt = performance.now();
  try {
    const answer = await call();
    observer.onAnswer(startedAt);
    return answer;
  } catch (error) {
    if (isStoreApiError(error)) {
      if (isUnanswered(error)) observer.onNoAnswer(startedAt, error);
      else observer.onAnswer(startedAt);
    }
    throw error;
  }
}

const outcomeOf = (error: unknown) => (isStoreApiError(error) ? error.kind : 'cancelled');

/**
 * Makes a call and counts it in the metrics, with its duration and outcome.
 * @param group one of a countable set of kinds of calls
 * @throws what `call` throws
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
