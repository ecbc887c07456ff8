import { globalSingleton } from '@/lib/shared/global-singleton';
import { exposeBreaker } from '@/lib/telemetry/metrics';
import { StoreApiError } from './errors';
import { observeCall } from './observe-call';

/** Number of consecutive calls without a response after which further calls fail at once. */
const MAX_FAILURES = 5;

/** Interval of trial calls while the breaker is open, in ms. */
const PROBE_INTERVAL = 1_000;

/** Watches a group of calls, and makes further calls fail at once while none of them gets a response. */
export class CircuitBreaker {
  private failures = 0;
  private lastFailure: StoreApiError | null = null;
  private respondedAt = 0;
  private probeAt = 0;

  /** Whether calls fail at once, apart from one trial call a second. */
  get isOpen(): boolean {
    return this.failures >= MAX_FAILURES;
  }

  /** Makes a call, or fails with the last error. @throws the errors of `call` */
  async run<T>(call: () => Promise<T>): Promise<T> {
    this.rejectWhileOpen(performance.now());
    return observeCall(call, {
      onResponse: () => this.recordResponse(),
      onNoResponse: (startedAt, error) => this.recordFailure(startedAt, error),
    });
  }

  private rejectWhileOpen(now: number): void {
    const { lastFailure } = this;
    if (lastFailure === null || !this.isOpen) return;
    if (now < this.probeAt) {
      const { kind, endpoint, status } = lastFailure;
      const reason = 'not called, others like it get no response';
      throw new StoreApiError(kind, endpoint, { status: status ?? undefined, reason, cause: lastFailure });
    }
    this.probeAt = now + PROBE_INTERVAL;
  }

  private recordResponse(): void {
    this.failures = 0;
    this.respondedAt = performance.now();
  }

  private recordFailure(startedAt: number, error: StoreApiError): void {
    // This call was sent before the last response, so its failure does not show that the platform is down
    // now.
    if (startedAt < this.respondedAt) return;
    this.failures += 1;
    this.lastFailure = error;
    if (this.failures === MAX_FAILURES) this.probeAt = performance.now() + PROBE_INTERVAL;
  }
}

/** The process's breaker for a group of calls. @param group one of a finite set */
export function breakerFor(group: string): CircuitBreaker {
  const breakers = globalSingleton('circuit-breakers', () => new Map<string, CircuitBreaker>());
  const known = breakers.get(group);
  if (known !== undefined) return known;
  const breaker = new CircuitBreaker();
  breakers.set(group, breaker);
  exposeBreaker(group, () => breaker.isOpen);
  return breaker;
}
