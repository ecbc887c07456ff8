import { STORED_PAGE_WAIT_MS } from '@/lib/config/time-limits';
import { observeCall } from './observe-call';

const TIMES_AVERAGE = 3;

/** Weight of the latest duration in the average. */
const WEIGHT = 0.25;

/**
 * Time limit for a call whose response can be replaced by a stored one, based on the duration of recent
 * calls.
 */
export class AdaptiveTimeout {
  private isResponding = true;
  private averageMs = 0;

  /** The time limit in ms; 0 after a call without a response. */
  get ms(): number {
    const { min, max } = STORED_PAGE_WAIT_MS;
    return this.isResponding ? Math.min(max, Math.max(min, TIMES_AVERAGE * this.averageMs)) : 0;
  }

  /** @throws the errors of `call` */
  measure<T>(call: () => Promise<T>): Promise<T> {
    return observeCall(call, {
      onResponse: (startedAt) => this.recordResponse(startedAt),
      onNoResponse: () => {
        this.isResponding = false;
      },
    });
  }

  private recordResponse(startedAt: number): void {
    this.isResponding = true;
    this.averageMs += WEIGHT * (performance.now() - startedAt - this.averageMs);
  }
}
