import { isStoreApiError } from './errors';
import { reportReadIssue } from './read-issues';

/**
 * The answer of a block that the shop has its own text for: `substitute` when the platform fails or has no such
 * thing. The page is complete with it. @throws errors that are not the platform's
 */
export async function withSubstitute<T, N>(promise: Promise<T>, substitute: N): Promise<T | N> {
  try {
    return await promise;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return substitute;
  }
}

/**
 * The answer of a block that a page can do without: `fallback` when the platform fails, which marks the page as
 * incomplete, or has no such thing, which does not. @throws errors that are not the platform's
 */
export async function withFallback<T, N>(promise: Promise<T>, fallback: N): Promise<T | N> {
  try {
    return await promise;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    if (error.kind === 'absent') return fallback;
    reportReadIssue({ kind: 'missing-block' });
    console.warn(JSON.stringify({ event: 'optional-block-missing', cause: error.message }));
    return fallback;
  }
}
