import 'server-only';
import { readEvaluationKey } from '@/lib/platform/endpoints/page-reads';
import { isStoreApiError } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';

/**
 * Regular expression for a key, as source text. Keys become a path segment, so they must not contain
 * characters with a meaning in paths.
 */
export const EVALUATION_KEY_PATTERN = '(?!\\.+$)[\\w.~=-]{1,128}';

const EXACT_KEY = new RegExp(`^${EVALUATION_KEY_PATTERN}$`);

/**
 * True for text in the format of a store evaluation's key; only the platform knows whether the key exists.
 */
export function isEvaluationKey(text: string): boolean {
  return EXACT_KEY.test(text);
}

/**
 * True if the platform knows this key and the evaluation is still open. Any failure keeps the form closed.
 * Responses are not cached, because an evaluation uses up its key.
 */
export async function isEvaluationOpen(key: string): Promise<boolean> {
  if (!isEvaluationKey(key)) return false;
  try {
    return await readEvaluationKey(key);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    if (error.kind !== 'absent') log.warn('evaluation-key-unchecked', { cause: error.kind });
    return false;
  }
}
