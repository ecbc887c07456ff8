import 'server-only';
import { noteMissingBlock } from '@/lib/cache/missing-blocks';
import { isStoreApiError } from './errors';

/**
 * Answer of a block that a page can do without: on a platform failure `nothing`, and one log line. A block that
 * this shop simply does not have is no failure.
 * Other errors are ours and are thrown (ERR-11: failed banner, brand and showcase calls show nothing).
 */
export async function orNothing<T, N>(reading: Promise<T>, nothing: N): Promise<T | N> {
  try {
    return await reading;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    if (error.kind === 'absent') return nothing;
    noteMissingBlock();
    console.warn(JSON.stringify({ event: 'optional-block-missing', cause: error.message }));
    return nothing;
  }
}
