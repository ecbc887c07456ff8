import { log } from '@/lib/shared/log';
import { reportDataWarning } from './data-warnings';
import { isStoreApiError } from './errors';

/**
 * The answer, or `fallback` if it does not exist or the platform fails; failures are logged and reported to
 * `onFailure`.
 */
async function recover<T, N>(promise: Promise<T>, fallback: N, onFailure: () => void): Promise<T | N> {
  try {
    return await promise;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    if (error.kind === 'absent') return fallback;
    onFailure();
    log.warn('optional-block-missing', { cause: error.message });
    return fallback;
  }
}

/**
 * The answer of a block for which the shop has its own text: `substitute` if the platform fails or has no such block.
 * The page still counts as complete.
 * @throws errors that are not the platform's
 */
export const withSubstitute = <T, N>(promise: Promise<T>, substitute: N): Promise<T | N> =>
  recover(promise, substitute, () => undefined);

/**
 * The answer of an optional block: `fallback` if it does not exist, or if the platform fails, which marks the page as
 * incomplete.
 * @throws errors that are not the platform's
 */
export const withFallback = <T, N>(promise: Promise<T>, fallback: N): Promise<T | N> =>
  recover(promise, fallback, () => reportDataWarning({ kind: 'missing-block' }));
