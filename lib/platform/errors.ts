/**
 * How a platform call fails. absent: its JSON says that the thing does not exist (404, 410, or a 200 without
 * it); refused: another 4xx; failed: a 5xx; unreachable: no connection, or a broken one; timeout: no complete
 * response in time; malformed: an invalid response, such as a 404 from another program.
 */
export type StoreApiErrorKind = 'absent' | 'refused' | 'failed' | 'unreachable' | 'timeout' | 'malformed';

type Details = { status?: number | undefined; reason?: string; cause?: unknown };

/**
 * Failure of a platform call. `endpoint` may be logged, because it omits the query, which may contain text
 * typed by a shopper. `status` is the platform's HTTP status; null if there was no response.
 */
export class StoreApiError extends Error {
  override readonly name = 'StoreApiError';
  readonly status: number | null;
  readonly reason: string;

  constructor(
    readonly kind: StoreApiErrorKind,
    readonly endpoint: string,
    { status, reason = '', cause }: Details = {},
  ) {
    const detail = [status, reason].filter((part) => part !== undefined && part !== '').join(' ');
    super(`${endpoint}: ${kind}${detail === '' ? '' : ` (${detail})`}`, { cause });
    this.status = status ?? null;
    this.reason = reason;
  }
}

/** True for a StoreApiError of any bundle: middleware and pages each have their own class. */
export function isStoreApiError(error: unknown): error is StoreApiError {
  return error instanceof Error && error.name === 'StoreApiError' && 'kind' in error;
}

/**
 * Whether a call got no response from the platform itself. A rejection, a 404, an unreadable body or a 500
 * are responses: the platform is up.
 */
export function hasNoResponse({ kind, status }: StoreApiError): boolean {
  if (kind === 'timeout' || kind === 'unreachable') return true;
  return kind === 'failed' && [502, 503, 504].includes(status ?? 0);
}

/**
 * HTTP status of a page or gateway response that fails with `error`: 503 if the platform is busy or
 * unreachable.
 */
export function pageStatusOf(error: unknown): 404 | 502 | 503 | 504 {
  if (!isStoreApiError(error)) return 503;
  switch (error.kind) {
    case 'absent':
      return 404;
    case 'unreachable':
      return 503;
    case 'timeout':
      return 504;
    case 'refused':
      return error.status === 429 ? 503 : 502;
    case 'failed':
      return error.status === 503 || error.status === 504 ? error.status : 502;
    case 'malformed':
      return 502;
  }
}
