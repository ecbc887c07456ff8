import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dispatcher, request as undiciRequest } from 'undici';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { CALL_MS } from '@/lib/config/time-limits';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { currentRequestId } from '@/lib/telemetry/request-context';
import { AdaptiveTimeout } from './adaptive-timeout';
import { breakerFor } from './circuit-breaker';
import { isStoreApiError, StoreApiError } from './errors';
import { decompress, isErrorResponse, isJsonType, parseJson } from './json';
import { measureCall } from './observe-call';
import { type PoolName, poolFor } from './pools';
import { createRetryBudget, isRetryable, waitWithJitter } from './retry';

const agents = () => globalSingleton('agent-calls', () => new AsyncLocalStorage<true>());

/**
 * Runs work for an agent. Its platform calls have separate connections, so that shoppers' calls never wait
 * for them.
 */
export function runForAgent<T>(work: () => T): T {
  return agents().run(true, work);
}

/** Whether the running code works for an agent. */
const isForAgent = (): boolean => agents().getStore() === true;

/** A raw response of the platform, and the schema that will parse it. */
export type RawResponse = { schema: z.ZodType; json: unknown };

const state = () =>
  globalSingleton('raw-responses', () => ({ listener: null as ((response: RawResponse) => void) | null }));

/** Sets the process's listener for responses before they are repaired; null removes it. */
export function onRawResponse(listener: ((response: RawResponse) => void) | null): void {
  state().listener = listener;
}

/** Notifies the listener, if there is one. */
function reportRawResponse(response: RawResponse): void {
  state().listener?.(response);
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `session` is the value of the PHPSESSID cookie. */
export type CallOptions = {
  session?: string | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
};

export type Call = {
  method?: Method;
  /** The part after `/v2/front/`, including the query, already percent-encoded. */
  path: string;
  body?: unknown;
  /** Whether a success without a body counts as `{}`, for calls whose response nobody reads. */
  mayBeEmpty?: boolean;
  /** Name for errors and logs if the path contains a secret; by default the path without its query. */
  endpoint?: string;
};

export type PlatformResponse<T> = { data: T; setCookies: string[] };

const retryBudget = globalSingleton('retry-budget', createRetryBudget);

function endpointOf({ method = 'GET', path, endpoint = path.split('?', 1)[0] }: Call): string {
  return `${method} ${endpoint}`;
}

const poolOf = ({ method = 'GET' }: Call): PoolName => (method === 'GET' ? 'reads' : 'writes');

/** Reads of a page's content are grouped by their whole path, which only contains the kind of page. */
const PAGE_READ = /^url\/[^?]*/;

/** Other calls are grouped by the start of their path, such as `showcase/banners`. */
const CALL_KIND = /^[^/?]+(?:\/[^/?]+)?/;

/** The kind of a call, with reads and changes separate. */
function groupOf(call: Call): string {
  const [kind] = PAGE_READ.exec(call.path) ?? CALL_KIND.exec(call.path) ?? [''];
  return `${poolOf(call)} ${kind}`;
}

const pageReads = () => globalSingleton('page-read-timeout', () => new AdaptiveTimeout());

/** How long to wait for a page's own data when a stored page can replace it, in ms. */
export const pageReadTimeout = () => pageReads().ms;

/** Anyone can write the cookie, so a value that does not look like a session id is not forwarded. */
function safeSession(session: string | undefined): string {
  return session !== undefined && /^[\w,.-]{1,200}$/.test(session) ? session : '';
}

function header(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function toStoreApiError(cause: unknown, endpoint: string): StoreApiError {
  const code = errorCode(cause);
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return new StoreApiError('timeout', endpoint, { cause });
  }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return new StoreApiError('malformed', endpoint, { reason: 'response too large', cause });
  }
  if (/^HPE_|^UND_ERR_(?:RES_CONTENT_LENGTH|HEADERS_OVERFLOW)/.test(code)) {
    return new StoreApiError('malformed', endpoint, { reason: 'not valid HTTP', cause });
  }
  return new StoreApiError('unreachable', endpoint, { reason: code, cause });
}

async function readJson(
  response: Dispatcher.ResponseData,
  endpoint: string,
  mayBeEmpty = false,
): Promise<unknown> {
  const malformed = (reason: string, cause?: unknown) =>
    new StoreApiError('malformed', endpoint, { status: response.statusCode, reason, cause });
  const isJson = isJsonType(header(response.headers, 'content-type'));
  if (!isJson && !mayBeEmpty) {
    await response.body.dump();
    throw malformed('its content type is not JSON');
  }
  const compressed = Buffer.from(await response.body.arrayBuffer());
  if (mayBeEmpty && compressed.byteLength === 0) return {};
  if (!isJson) throw malformed('its content type is not JSON');
  try {
    const body = await decompress(compressed, header(response.headers, 'content-encoding').toLowerCase());
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw malformed('not readable as JSON', cause);
  }
}

/**
 * The error for a 404 or 410. While the platform is down, a proxy may return 404 for everything, so only an
 * error in the platform's own format means that something does not exist.
 */
async function missingError(response: Dispatcher.ResponseData, endpoint: string): Promise<StoreApiError> {
  const status = response.statusCode;
  const json = await readJson(response, endpoint);
  if (isErrorResponse(json)) return new StoreApiError('absent', endpoint, { status });
  return new StoreApiError('malformed', endpoint, { status, reason: 'not an error of the platform' });
}

async function attempt(call: Call, session: string, signal: AbortSignal): Promise<PlatformResponse<unknown>> {
  const { storeApiUrl, storeAppToken } = serverConfig();
  const { method = 'GET' } = call;
  const endpoint = endpointOf(call);
  const requestId = currentRequestId();
  const response = await undiciRequest(`${storeApiUrl}/v2/front/${call.path}`, {
    dispatcher: poolFor(isForAgent() ? 'agents' : poolOf(call)),
    method,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, br',
      'app-token': storeAppToken,
      session,
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal,
  });
  const status = response.statusCode;
  if (status === 404 || status === 410) throw await missingError(response, endpoint);
  if (status < 200 || status > 299) {
    await response.body.dump();
    if (status < 400) throw new StoreApiError('malformed', endpoint, { status, reason: 'redirect' });
    throw new StoreApiError(status < 500 ? 'refused' : 'failed', endpoint, { status });
  }
  const cookies = response.headers['set-cookie'] ?? [];
  return {
    data: await readJson(response, endpoint, call.mayBeEmpty),
    setCookies: Array.isArray(cookies) ? cookies : [cookies],
  };
}

async function sendWithRetry(
  call: Call,
  { session, signal, timeoutMs = CALL_MS.page }: CallOptions,
): Promise<PlatformResponse<unknown>> {
  const endpoint = endpointOf(call);
  const deadline = AbortSignal.timeout(timeoutMs);
  const ended = signal ? AbortSignal.any([signal, deadline]) : deadline;
  retryBudget.earn();
  const guardedAttempt = async () => {
    try {
      return await attempt(call, safeSession(session), ended);
    } catch (error) {
      if (deadline.aborted) throw new StoreApiError('timeout', endpoint, { cause: error });
      signal?.throwIfAborted();
      throw isStoreApiError(error) ? error : toStoreApiError(error, endpoint);
    }
  };
  try {
    return await guardedAttempt();
  } catch (error) {
    const mayRetry = (call.method ?? 'GET') === 'GET' && isRetryable(error) && !ended.aborted;
    if (!mayRetry || !retryBudget.spend()) throw error;
    try {
      await waitWithJitter(ended);
    } catch {
      // The deadline passed or the caller left while waiting, so the first failure is the more useful error.
      throw error;
    }
    return await guardedAttempt();
  }
}

/**
 * Sends a call. Returns its raw JSON and the cookies that the platform set. A GET is retried at most once.
 * While calls of the same kind, for shoppers or for agents, get no response, nothing is sent.
 * @throws StoreApiError, or the signal's reason when aborted
 */
export function send(call: Call, options: CallOptions = {}): Promise<PlatformResponse<unknown>> {
  const group = groupOf(call);
  // Agents' calls wait for few connections, so that they may fail while the platform responds to shoppers.
  const breaker = breakerFor(isForAgent() ? `agents ${group}` : group);
  const guarded = () => breaker.run(() => measureCall(group, () => sendWithRetry(call, options)));
  return PAGE_READ.test(call.path) && !isForAgent() ? pageReads().measure(guarded) : guarded();
}

/**
 * Parses a response; an empty PHP array counts as an empty object.
 * @throws StoreApiError 'malformed'
 */
export function parseResponse<S extends z.ZodType>(schema: S, json: unknown, call: Call): z.output<S> {
  const malformed = (reason: string, cause: unknown) =>
    new StoreApiError('malformed', endpointOf(call), { reason, cause });
  reportRawResponse({ schema, json });
  try {
    const parsed = schema.safeParse(Array.isArray(json) && json.length === 0 ? {} : json);
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues[0]?.path.join('.');
    throw malformed(
      where === undefined || where === '' ? 'unexpected shape' : `unexpected ${where}`,
      parsed.error,
    );
  } catch (error) {
    if (isStoreApiError(error)) throw error;
    throw malformed('nested too deeply', error);
  }
}

/**
 * Sends a call and parses its response.
 * @throws StoreApiError
 */
export async function read<S extends z.ZodType>(
  schema: S,
  call: Call,
  options?: CallOptions,
): Promise<z.output<S>> {
  const { data } = await send(call, options);
  return parseResponse(schema, data, call);
}

/** The error for a 200 without the requested content. */
export function absentError(call: Call, reason: string): StoreApiError {
  return new StoreApiError('absent', endpointOf(call), { status: 200, reason });
}
