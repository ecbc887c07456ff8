import 'server-only';
import { readEvaluationKey } from '@/lib/platform/endpoints/page-reads';
import { isStoreApiError } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';

/**
 * Pattern source of a key. It becomes a path segment, so it must not contain characters with a meaning there.
 */
export const EVALUATION_KEY_PATTERN = '(?!\\.+$)[\\w.~=-]{1,128}';

const EXACT_KEY = new RegExp(`^${EVALUATION_KEY_PATTERN}$`);

/** True for text that may be the key of a store evaluation; only the platform knows whether it is. */
export function isEvaluationKey(text: string): boolean {
  return EXACT_KEY.test(text);
}

/**
 * True if the platform knows this key and it is still open. Every failure closes the form. Answers are not cached: a
 * key is used up by its evaluation.
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
