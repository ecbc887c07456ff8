import { isStoreApiError, StoreApiError, type StoreApiErrorKind } from '@/lib/platform/errors';

/**
 * Makes a request that should fail with one of `kinds`. If `read` resolves to a text, the text describes what
 * is wrong with the response.
 * @throws StoreApiError of any other kind, or with that text as its reason
 */
export async function expectRefusal(
  endpoint: string,
  kinds: readonly StoreApiErrorKind[],
  read: () => Promise<string | null>,
): Promise<void> {
  let reason: string | null;
  try {
    reason = await read();
  } catch (error) {
    if (isStoreApiError(error) && kinds.includes(error.kind)) return;
    throw error;
  }
  if (reason !== null) throw new StoreApiError('malformed', endpoint, { reason });
}
