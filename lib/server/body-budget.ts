import { globalSingleton } from '@/lib/shared/global-singleton';

const MB = 1_000_000;

/** Larger bodies are photos; the rest are calls of a few hundred bytes. */
const SMALL_BYTES = 32_000;

/** Bytes that bodies in flight may take: photos cannot take the room of calls. */
const POOLS = { small: 16 * MB, large: 64 * MB };
type Pool = keyof typeof POOLS;

/** Photos that one network may send at a time. */
const LARGE_PER_CLIENT = 4;

/** Room for the bodies of requests that are being answered. */
export function createBodyBudget() {
  const used: Record<Pool, number> = { small: 0, large: 0 };
  const largeOf = new Map<string, number>();

  return {
    /** Bytes reserved in a pool. */
    bytes: (pool: Pool): number => used[pool],
    /**
     * Reserves room for a body.
     * @param bytes announced length, or the most that is accepted
     * @returns a function that frees it, or null when there is no room
     */
    reserve(client: string, bytes: number): (() => void) | null {
      const pool = bytes > SMALL_BYTES ? 'large' : 'small';
      const same = pool === 'large' ? (largeOf.get(client) ?? 0) : 0;
      if (used[pool] + bytes > POOLS[pool] || same >= LARGE_PER_CLIENT) return null;
      used[pool] += bytes;
      if (pool === 'large') largeOf.set(client, same + 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        used[pool] -= bytes;
        if (pool === 'small') return;
        const left = (largeOf.get(client) ?? 1) - 1;
        if (left > 0) largeOf.set(client, left);
        else largeOf.delete(client);
      };
    },
  };
}

/** The process's budget. */
export const bodyBudget = () => globalSingleton('body-budget', createBodyBudget);
