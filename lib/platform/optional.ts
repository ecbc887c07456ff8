import { log } from '@/lib/shared/log';
import { reportDataWarning } from './data-warnings';
import { isStoreApiError } from './errors';

/**
 * The response, or `fallback` if the thing does not exist or the platform fails. Failures are logged and
 * reported to `onFailure`.
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
 * The response for a section for which the shop has its own text: `substitute` if the platform fails or has
 * no such section. The page still counts as complete.
 * @throws errors that are not the platform's
 */
export const withSubstitute = <T, N>(promise: Promise<T>, substitute: N): Promise<T | N> =>
  recover(promise, substitute, () => undefined);

/**
 * The response for an optional section. `fallback` if it does not exist, or if the platform fails, in which
 * case the page counts as incomplete.
 * @throws errors that are not the platform's
 */
export const withFallback = <T, N>(promise: Promise<T>, fallback: N): Promise<T | N> =>
  recover(promise, fallback, () => reportDataWarning({ kind: 'missing-block' }));
