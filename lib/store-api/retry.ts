import { setTimeout as wait } from 'node:timers/promises';
import { isStoreApiError } from './errors';

const MAX_JITTER_MS = 120;
const CREDIT_PER_CALL = 0.1;
const MAX_CREDIT = 10;

/** A second try is worth it when the platform never answered, or its front server had nobody to ask. */
export function isWorthRetrying(error: unknown): boolean {
  if (!isStoreApiError(error)) return false;
  if (error.kind === 'unreachable') return true;
  return error.kind === 'failed' && [502, 503, 504].includes(error.status ?? 0);
}

/** Keeps retries at one in ten calls in the long run: a platform that is down must not get double load. */
export function createRetryBudget() {
  let credit = MAX_CREDIT;
  return {
    earn() {
      credit = Math.min(MAX_CREDIT, credit + CREDIT_PER_CALL);
    },
    /** Takes one retry out of the budget; false when there is none left. */
    spend(): boolean {
      if (credit < 1) return false;
      credit -= 1;
      return true;
    },
  };
}

/** Waits a random moment, so that many shoppers' retries do not arrive together; rejects when aborted. */
export async function jitter(signal: AbortSignal): Promise<void> {
  await wait(Math.random() * MAX_JITTER_MS, undefined, { signal });
}
