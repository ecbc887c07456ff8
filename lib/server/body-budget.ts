import { globalSingleton } from '@/lib/shared/global-singleton';
import { exposeBodyBytes } from '@/lib/telemetry/metrics';
import { createGarbageCollection } from './garbage-collection';

const MB = 1_000_000;

/** Larger bodies are photos; all others are calls of a few hundred bytes. */
const SMALL_BYTES = 32_000;

/**
 * Memory for bodies in transit, in separate pools so that photos leave room for calls. While a photo is
 * parsed and decoded, each of its bytes is in memory up to four times. A photo from a browser has one
 * megabyte.
 */
export const POOLS = { small: 16 * MB, large: 16 * MB };
type Pool = keyof typeof POOLS;

/** How many bodies one network may send at the same time. */
const PER_CLIENT = { small: 60, large: 4 };

/**
 * How many bodies all clients together may send at the same time. With more, most would be rejected halfway.
 */
const AT_ONCE = { small: 2_000, large: 24 };

/** Bytes of large bodies after which a garbage collection is worthwhile. */
const GARBAGE_BYTES = 8 * MB;

/**
 * Room for one body. `take` counts bytes as they arrive and returns false when there is no room left; `free` releases
 * them.
 */
export type BodyRoom = { take: (bytes: number) => boolean; free: () => void };

/**
 * Room for the bodies of current requests. Bytes count as they arrive, so a large announced length takes no
 * room yet.
 * @param onEmpty called when the last large body has ended, with the bytes of large bodies since the previous
 * call
 */
export function createBodyBudget(onEmpty: (bytes: number) => void = () => undefined) {
  const used: Record<Pool, number> = { small: 0, large: 0 };
  const open: Record<Pool, Map<string, number>> = { small: new Map(), large: new Map() };
  const count: Record<Pool, number> = { small: 0, large: 0 };
  let largeBytes = 0;

  return {
    /** Bytes that a pool currently holds. */
    bytes: (pool: Pool): number => used[pool],
    /**
     * Room for one body of a client.
     * @param bytes announced length, or the accepted maximum
     * @returns null if there is none
     */
    enter(client: string, bytes: number): BodyRoom | null {
      const pool = bytes > SMALL_BYTES ? 'large' : 'small';
      const clients = open[pool];
      const same = clients.get(client) ?? 0;
      if (used[pool] >= POOLS[pool] || same >= PER_CLIENT[pool] || count[pool] >= AT_ONCE[pool]) return null;
      clients.set(client, same + 1);
      count[pool] += 1;
      let taken = 0;
      let isFree = false;
      return {
        take(arrived) {
          if (isFree || used[pool] + arrived > POOLS[pool]) return false;
          used[pool] += arrived;
          taken += arrived;
          if (pool === 'large') largeBytes += arrived;
          return true;
        },
        free() {
          if (isFree) return;
          isFree = true;
          used[pool] -= taken;
          count[pool] -= 1;
          const left = (clients.get(client) ?? 1) - 1;
          if (left > 0) clients.set(client, left);
          else clients.delete(client);
          if (pool === 'large' && count.large === 0) {
            onEmpty(largeBytes);
            largeBytes = 0;
          }
        },
      };
    },
  };
}

/** The process's budget. */
export const bodyBudget = () =>
  globalSingleton('body-budget', () => {
    const collect = createGarbageCollection();
    const budget = createBodyBudget((bytes) => {
      if (bytes >= GARBAGE_BYTES) collect();
    });
    exposeBodyBytes('small', () => budget.bytes('small'));
    exposeBodyBytes('large', () => budget.bytes('large'));
    return budget;
  });
