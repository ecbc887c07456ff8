import { countCall } from '@/lib/telemetry/metrics';
import { isStoreApiError } from './errors';

const outcomeOf = (error: unknown) => (isStoreApiError(error) ? error.kind : 'cancelled');

/**
 * Makes a call and counts it with its time and outcome.
 * @param group one of a countable set of kinds of calls
 * @throws what `call` throws
 */
export async function measured<T>(group: string, call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let outcome = 'answered';
  try {
    return await call();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    countCall(group, outcome, (performance.now() - startedAt) / 1_000);
  }
}
