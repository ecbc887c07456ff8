import { setTimeout as wait } from 'node:timers/promises';
import { hasNoResponse, isStoreApiError } from './errors';

const MAX_JITTER_MS = 120;
const CREDIT_PER_CALL = 0.1;
const MAX_CREDIT = 10;

/**
 * Whether a second attempt may help: the connection failed, or a proxy in front of it found no
 * backend.
 */
export function isRetryable(error: unknown): boolean {
  return isStoreApiError(error) && hasNoResponse(error) && error.kind !== 'timeout';
}

/** Limits retries to one in ten calls on average, so that an outage does not double the load. */
export function createRetryBudget() {
  let credit = MAX_CREDIT;
  return {
    earn() {
      credit = Math.min(MAX_CREDIT, credit + CREDIT_PER_CALL);
    },
    /** Takes one retry from the budget; false if none is left. */
    spend(): boolean {
      if (credit < 1) return false;
      credit -= 1;
      return true;
    },
  };
}

/**
 * Waits for up to 120 ms, so that retries do not arrive all at once.
 * @throws AbortError
 */
export async function waitWithJitter(signal: AbortSignal): Promise<void> {
  await wait(Math.random() * MAX_JITTER_MS, undefined, { signal });
}
