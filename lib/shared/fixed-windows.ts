import { LRUCache } from 'lru-cache';

export type Allowance = { calls: number; windowMs: number };

/** An allowance; the key identifies its owner. */
export type Limit = Allowance & { key: string };

type Window = { startedAt: number; calls: number };

/**
 * Counts calls in fixed windows, in bounded memory. Times are by performance.now(): if a wall clock were set
 * back, a window would last as much longer.
 */
export class FixedWindows {
  private readonly windows: LRUCache<string, Window>;

  constructor(maxKeys: number) {
    this.windows = new LRUCache({ max: maxKeys });
  }

  /** Counts a call, unless it has to wait. @returns as `waitMs` */
  spend(limits: readonly Limit[]): number {
    const wait = this.waitMs(limits);
    if (wait > 0) return wait;
    for (const limit of limits) {
      const { startedAt, calls } = this.windowOf(limit);
      this.windows.set(limit.key, { startedAt, calls: calls + 1 });
    }
    return 0;
  }

  /** Time in ms until a call is within all limits; 0 if it may be made now. */
  waitMs(limits: readonly Limit[]): number {
    const now = performance.now();
    const waits = limits.map((limit) => {
      const { startedAt, calls } = this.windowOf(limit);
      return calls < limit.calls ? 0 : startedAt + limit.windowMs - now;
    });
    return Math.max(0, ...waits);
  }

  /** Uses up the rest of a limit for `ms`. */
  close({ key, calls, windowMs }: Limit, ms: number): void {
    this.windows.set(key, { startedAt: performance.now() - windowMs + Math.min(ms, windowMs), calls });
  }

  private windowOf({ key, windowMs }: Limit): Window {
    const now = performance.now();
    const known = this.windows.get(key);
    return known && now - known.startedAt < windowMs ? known : { startedAt: now, calls: 0 };
  }
}
