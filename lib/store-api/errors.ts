/**
 * What can go wrong when asking the store platform:
 * absent – it says there is no such thing (404, 410, or a 200 without the thing);
 * refused – another 4xx; failed – a 5xx; unreachable – no connection, or one that broke;
 * timeout – no whole answer in time; malformed – an answer that makes no sense.
 */
export type StoreApiErrorKind = 'absent' | 'refused' | 'failed' | 'unreachable' | 'timeout' | 'malformed';

type Details = { status?: number; reason?: string; cause?: unknown };

/**
 * Failure of one call. `endpoint` is method and path without the query, so that it can be logged: queries
 * may hold what a shopper typed. `status` is the platform's HTTP status, null when there was none (ERR-10).
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

/** True for failures of platform calls, also when the class was bundled twice (middleware and pages). */
export function isStoreApiError(error: unknown): error is StoreApiError {
  return error instanceof Error && error.name === 'StoreApiError' && 'kind' in error;
}

/**
 * HTTP status of a page, or of a gateway answer, that fails with `error` (ERR-01, ERR-02). A shop that is
 * too busy or asks for patience (429, 503) or cannot be reached is 503; one that is too slow is 504.
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
