import 'server-only';
import { readEvaluationKey } from '@/lib/store-api/endpoints/evaluations';
import { isStoreApiError } from '@/lib/store-api/errors';
import { isEvaluationKey } from './key';

/**
 * True when the platform knows this key and it is still open. Every failure closes the form (EVAL-02, EVAL-03).
 * Answers are not kept: a key is used up by its one evaluation.
 */
export async function mayEvaluate(key: string): Promise<boolean> {
  if (!isEvaluationKey(key)) return false;
  try {
    return await readEvaluationKey(key);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    // The message names the key, which is a secret of one customer: only the kind is written down.
    if (error.kind !== 'absent')
      console.warn(JSON.stringify({ event: 'evaluation-key-unchecked', cause: error.kind }));
    return false;
  }
}
