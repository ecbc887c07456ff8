/** A failed gateway call; `status` is 0 if there was no response. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly status: number,
    cause?: unknown,
  ) {
    super(`gateway returned ${status}`, { cause });
  }
}

type Options = {
  body?: unknown;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Lets the call outlive the page; for bodies under 64 KB. */
  keepalive?: boolean;
};

const PREFIX = '/v2/front/';
const TIMEOUT_MS = 12_000;

async function request<T>(
  method: string,
  path: string,
  { body, signal, timeoutMs, keepalive = false }: Options,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(PREFIX + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new GatewayError(0, cause);
  }
  if (!response.ok) throw new GatewayError(response.status);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new GatewayError(0, cause);
  }
}

/** The change that opens the session. It is kept if it succeeds and removed if it fails. */
let opening: Promise<unknown> | undefined;

/**
 * Calls the platform through this shop's gateway. `path` follows `/v2/front/`; `T` is the output type of the
 * call's schema in lib/platform/schemas. The first successful change opens a session, and other changes wait
 * for it: two concurrent ones would open two sessions, and one cart would be lost. Reads open no session,
 * because the gateway drops their cookies.
 * @throws GatewayError, or the signal's reason when aborted
 */
export async function callGateway<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: Options = {},
): Promise<T> {
  if (method === 'GET') return request<T>(method, path, options);
  let awaited: typeof opening;
  // If it failed, the next waiting call opens the session.
  while (awaited !== opening) {
    awaited = opening;
    await awaited;
  }
  const sent = request<T>(method, path, options);
  opening ??= sent.catch(() => {
    opening = undefined;
  });
  return sent;
}

/** SWR fetcher whose keys are gateway addresses, such as `/v2/front/settings`. */
export function fetchFromGateway<T>(key: string): Promise<T> {
  return callGateway<T>('GET', key.slice(PREFIX.length));
}
