/**
 * How a platform call fails:
 * absent – it says in JSON that there is no such thing (404, 410, or a 200 without the thing);
 * refused – another 4xx; failed – a 5xx;
 * unreachable – no connection, or a broken one; timeout – no complete answer in time;
 * malformed – an answer that makes no sense, such as a 404 that is not the platform's own.
 */
export type StoreApiErrorKind = 'absent' | 'refused' | 'failed' | 'unreachable' | 'timeout' | 'malformed';

type Details = { status?: number | undefined; reason?: string; cause?: unknown };

/**
 * Failure of a platform call. `endpoint` may be logged: it has no query, which may hold what a shopper typed.
 * `status` is the platform's HTTP status, null if there was no answer.
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

/** True for a StoreApiError of any bundle: middleware and pages have their own class each. */
export function isStoreApiError(error: unknown): error is StoreApiError {
  return error instanceof Error && error.name === 'StoreApiError' && 'kind' in error;
}

/**
 * Whether a call got no answer from the platform itself. A refusal, a 404, an unreadable body or a 500 is one: the
 * platform is up.
 */
export function isUnanswered({ kind, status }: StoreApiError): boolean {
  if (kind === 'timeout' || kind === 'unreachable') return true;
  return kind === 'failed' && [502, 503, 504].includes(status ?? 0);
}

/** HTTP status of a page or a gateway answer that fails with `error`: 503 for a busy or unreachable platform. */
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
