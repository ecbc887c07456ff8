import { LRUCache } from 'lru-cache';
import type { Client } from './client-address';
import type { LimitGroup } from './operation';

type Allowance = { calls: number; windowMs: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Calls per client network (C10). Page views read a cart each, hence the wide `read`. */
const ALLOWANCES: Record<LimitGroup, Allowance[]> = {
  read: [{ calls: 600, windowMs: MINUTE }],
  search: [{ calls: 60, windowMs: MINUTE }],
  cart: [{ calls: 60, windowMs: MINUTE }],
  freight: [{ calls: 20, windowMs: MINUTE }],
  upload: [{ calls: 20, windowMs: MINUTE }],
  form: [
    { calls: 5, windowMs: MINUTE },
    { calls: 20, windowMs: HOUR },
  ],
};

// A local proxy that does not say whom it speaks for stands for many shoppers at once.
const SHARED_FACTOR = 4;
const MAX_KEYS = 50_000;

type Window = { startedAt: number; calls: number };

/** Counts calls in fixed windows, in bounded memory. `now` is in ms. */
export function createRateLimiter() {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  function windowOf(key: string, windowMs: number, now: number): Window {
    const known = windows.get(key);
    return known && now - known.startedAt < windowMs ? known : { startedAt: now, calls: 0 };
  }

  return {
    /** Seconds to wait before this call may be made; 0 when it may be made now, which is then counted. */
    secondsToWait(client: Client, group: LimitGroup, now: number): number {
      const factor = client.shared ? SHARED_FACTOR : 1;
      const counted = ALLOWANCES[group].map(({ calls, windowMs }) => {
        const key = `${group} ${windowMs} ${client.key}`;
        return { key, calls: calls * factor, windowMs, window: windowOf(key, windowMs, now) };
      });
      const waits = counted.map(({ calls, windowMs, window }) =>
        window.calls < calls ? 0 : window.startedAt + windowMs - now,
      );
      const wait = Math.ceil(Math.max(...waits) / 1_000);
      if (wait > 0) return wait;
      for (const { key, window } of counted) windows.set(key, { ...window, calls: window.calls + 1 });
      return 0;
    },
  };
}
