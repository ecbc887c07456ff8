import 'server-only';
import { Agent, type Dispatcher, request as undiciRequest } from 'undici';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { createDeadline } from './deadline';
import { isStoreApiError, StoreApiError } from './errors';
import { isJson, MAX_ANSWER_BYTES, parseJson, unpack } from './json';
import { createRetryBudget, isWorthRetrying, jitter } from './retry';

/** Whole time of a call in ms, connecting and the one retry included. */
export const TIMEOUT_MS = { page: 2_500, optional: 1_500, write: 8_000, upload: 8_000 } as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `session` is the value of the PHPSESSID cookie; `timeoutMs` overrides the call's own limit. */
export type CallOptions = { session?: string; signal?: AbortSignal; timeoutMs?: number };

/** One call; `path` follows `/v2/front/`, query included and already percent-encoded. */
export type Call = { method?: Method; path: string; body?: unknown };

export type Answer<T> = { data: T; setCookies: string[] };

// One pool for all calls. `connections` is also the bulkhead: further calls queue within their own deadline.
const agent = new Agent({
  connect: { timeout: 1_000 },
  connections: 64,
  keepAliveTimeout: 4_000,
  maxResponseSize: MAX_ANSWER_BYTES,
});
const retryBudget = createRetryBudget();

function endpointOf({ method = 'GET', path }: Call): string {
  return `${method} ${path.split('?', 1)[0]}`;
}

/** Session ids come from a cookie that anyone can write: whatever does not look like one is not passed on. */
function safeSession(session: string | undefined): string {
  return session !== undefined && /^[\w,.-]{1,200}$/.test(session) ? session : '';
}

function header(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function classify(cause: unknown, endpoint: string): StoreApiError {
  const code = codeOf(cause);
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return new StoreApiError('timeout', endpoint, { cause });
  }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return new StoreApiError('malformed', endpoint, { reason: 'answer too large', cause });
  }
  if (/^HPE_|^UND_ERR_(?:RES_CONTENT_LENGTH|HEADERS_OVERFLOW)/.test(code)) {
    return new StoreApiError('malformed', endpoint, { reason: 'not valid HTTP', cause });
  }
  return new StoreApiError('unreachable', endpoint, { reason: code, cause });
}

async function readJson(response: Dispatcher.ResponseData, endpoint: string): Promise<unknown> {
  const malformed = (reason: string, cause?: unknown) =>
    new StoreApiError('malformed', endpoint, { status: response.statusCode, reason, cause });
  if (!isJson(header(response.headers, 'content-type'))) {
    await response.body.dump();
    throw malformed('not JSON by its content type');
  }
  const packed = Buffer.from(await response.body.arrayBuffer());
  try {
    const body = await unpack(packed, header(response.headers, 'content-encoding').toLowerCase());
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw malformed('not readable as JSON', cause);
  }
}

async function attempt(call: Call, session: string, signal: AbortSignal): Promise<Answer<unknown>> {
  const { storeApiUrl, storeAppToken } = serverConfig();
  const endpoint = endpointOf(call);
  const response = await undiciRequest(`${storeApiUrl}/v2/front/${call.path}`, {
    dispatcher: agent,
    method: call.method ?? 'GET',
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, br',
      'app-token': storeAppToken,
      session,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal,
  });
  const status = response.statusCode;
  if (status < 200 || status > 299) {
    await response.body.dump();
    if (status < 400) throw new StoreApiError('malformed', endpoint, { status, reason: 'redirect' });
    const kind = status === 404 || status === 410 ? 'absent' : status < 500 ? 'refused' : 'failed';
    throw new StoreApiError(kind, endpoint, { status });
  }
  const cookies = response.headers['set-cookie'] ?? [];
  return {
    data: await readJson(response, endpoint),
    setCookies: Array.isArray(cookies) ? cookies : [cookies],
  };
}

/**
 * Sends one call and answers its JSON as it came, with the cookies the platform set (API-02, API-03).
 * GET is tried a second time at most once. Throws StoreApiError, or the signal's reason when aborted.
 */
export async function send(
  call: Call,
  { session, signal, timeoutMs = TIMEOUT_MS.page }: CallOptions = {},
): Promise<Answer<unknown>> {
  const endpoint = endpointOf(call);
  const deadline = createDeadline(timeoutMs, signal);
  retryBudget.earn();
  const guardedAttempt = async () => {
    try {
      return await attempt(call, safeSession(session), deadline.signal);
    } catch (error) {
      if (deadline.hasExpired()) throw new StoreApiError('timeout', endpoint, { cause: error });
      signal?.throwIfAborted();
      throw isStoreApiError(error) ? error : classify(error, endpoint);
    }
  };
  try {
    return await guardedAttempt();
  } catch (error) {
    const mayRetry = (call.method ?? 'GET') === 'GET' && isWorthRetrying(error) && !deadline.signal.aborted;
    if (!mayRetry || !retryBudget.spend()) throw error;
    try {
      await jitter(deadline.signal);
    } catch {
      // Time ran out, or the caller left, while waiting: what happened first is the better story.
      throw error;
    }
    return await guardedAttempt();
  } finally {
    deadline.clear();
  }
}

/** Parses an answer; an empty PHP array counts as an empty object. Throws StoreApiError 'malformed'. */
export function settle<S extends z.ZodType>(schema: S, json: unknown, call: Call): z.output<S> {
  const malformed = (reason: string, cause: unknown) =>
    new StoreApiError('malformed', endpointOf(call), { reason, cause });
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

/** `send` and `settle` in one: the normalised answer of a call. */
export async function read<S extends z.ZodType>(
  schema: S,
  call: Call,
  options?: CallOptions,
): Promise<z.output<S>> {
  const { data } = await send(call, options);
  return settle(schema, data, call);
}

/** The error for a 200 answer that lacks the thing asked for. */
export function absent(call: Call, reason: string): StoreApiError {
  return new StoreApiError('absent', endpointOf(call), { status: 200, reason });
}
