import { log } from '@/lib/shared/log';
import { reportDataWarning } from './data-warnings';
import { isStoreApiError } from './errors';

/** The answer, or `fallback` when the platform fails, which is logged and reported to `onFailure`, or has no such thing. */
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
 * The answer of a block that the shop has its own text for: `substitute` when the platform fails or has no such
 * thing. The page is complete with it. @throws errors that are not the platform's
 */
export const withSubstitute = <T, N>(promise: Promise<T>, substitute: N): Promise<T | N> =>
  recover(promise, substitute, () => undefined);

/**
 * The answer of a block that a page can do without: `fallback` when the platform fails, which marks the page as
 * incomplete, or has no such thing, which does not. @throws errors that are not the platform's
 */
export const withFallback = <T, N>(promise: Promise<T>, fallback: N): Promise<T | N> =>
  recover(promise, fallback, () => reportDataWarning({ kind: 'missing-block' }));
