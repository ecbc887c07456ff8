import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import {
  type CallQuery,
  type FormOperation,
  type LimitGroup,
  type LocalOperation,
  type PlatformOperation,
  type Route,
  UnusableBodyError,
  withQuery,
} from '@/lib/gateway/routes/operation';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { type Method, parseResponse, send } from '@/lib/platform/http';
import { log } from '@/lib/shared/log';
import { QueueBusyError } from '@/lib/shared/task-queue';
import { admitCall, rejectMalformed, tooMany } from './call';
import { networkOf, secondsToWait } from './rate-limit';
import { readFormBody, readJsonBody } from './request';
import { busyResponse, jsonResponse, type ProblemStatus, problemResponse, seeOther } from './responses';
import { readSession, rewriteSessionCookie } from './session-cookie';

function cookieHeader(setCookies: string[]): Record<string, string> {
  const cookie = rewriteSessionCookie(setCookies, serverConfig());
  return cookie === null ? {} : { 'set-cookie': cookie };
}

/** The response, or 429 if the client has used up its calls of this kind. */
async function whenAllowed(
  request: Request,
  limit: LimitGroup,
  respond: () => Promise<Response>,
): Promise<Response> {
  const seconds = await secondsToWait(request.headers, limit);
  return seconds > 0 ? tooMany(seconds) : respond();
}

type UpstreamRequest = { path: string; endpoint: string; body?: unknown };

/**
 * The route's pattern. Logs use it, because a path may contain a customer's secret, such as the key of an
 * evaluation.
 */
function endpointOf(route: Route): string {
  return route.path.source.replace(/^\^|\$$/g, '').replaceAll('\\/', '/');
}

/** The parameters that the operation uses, or the response that rejects the request. */
function readQuery(
  { query: schema }: PlatformOperation | LocalOperation,
  query: Record<string, string>,
): { query: CallQuery } | Response {
  if (!schema) return { query: {} };
  const parsed = schema.safeParse(query);
  return parsed.success ? { query: parsed.data } : problemResponse(400);
}

/** The call to the platform, or the response that rejects the request. */
async function readUpstreamRequest(
  request: Request,
  address: { path: string; query: Record<string, string> },
  operation: PlatformOperation,
  endpoint: string,
  maxBytes: number,
): Promise<UpstreamRequest | Response> {
  const read = readQuery(operation, address.query);
  if (read instanceof Response) return read;
  const path = withQuery(address.path, read.query);
  if (!operation.body) return { path, endpoint };
  const parsed = await readJsonBody(request, maxBytes);
  if ('problem' in parsed) return problemResponse(parsed.problem);
  const body = z.safeParse(operation.body, parsed.json);
  return body.success ? { path, endpoint, body: body.data } : problemResponse(400);
}

/**
 * The body for the platform, or the response that rejects the request. If the client has left, nobody reads
 * the response.
 */
async function prepareBody(
  { prepare }: PlatformOperation,
  body: unknown,
  { signal, headers }: Request,
  endpoint: string,
): Promise<{ body: unknown } | Response> {
  if (!prepare) return { body };
  try {
    return { body: await prepare.run(body, signal, networkOf(headers)) };
  } catch (error) {
    if (signal.aborted || error instanceof QueueBusyError) return busyResponse();
    const isRefused = error instanceof UnusableBodyError;
    const fields = { endpoint, cause: String(error) };
    if (isRefused) log.warn('gateway-body-refused', fields);
    else log.error('gateway-body-failed', fields);
    return problemResponse(isRefused ? 422 : 503);
  }
}

function problemStatusOf(error: unknown, { forwardStatuses = [] }: PlatformOperation): ProblemStatus {
  const forwarded = isStoreApiError(error)
    ? forwardStatuses.find((status) => status === error.status)
    : undefined;
  return forwarded ?? pageStatusOf(error);
}

async function callPlatform(
  request: Request,
  method: Method,
  upstream: UpstreamRequest,
  operation: PlatformOperation,
): Promise<Response> {
  const { mayBeEmpty = false } = operation;
  const call = { method, mayBeEmpty, ...upstream };
  const session = readSession(request.headers.get('cookie'));
  // A read without a session must not start one: its cookie could replace that of a change made at the same
  // time, and the cart would be lost.
  const isNeeded = method !== 'GET' || session !== undefined;
  try {
    const { data, setCookies } = await send(call, {
      session,
      timeoutMs: operation.timeoutMs,
      // A change is completed even if the shopper leaves the page.
      signal: method === 'GET' ? request.signal : undefined,
    });
    const body = parseResponse(operation.response, data, call);
    return jsonResponse(body, 200, isNeeded ? cookieHeader(setCookies) : {});
  } catch (error) {
    const status = problemStatusOf(error, operation);
    const isDisconnected = request.signal.aborted && !isStoreApiError(error);
    // A rejection that the page expects, for example 401 for a visitor's favourite, is not a failure.
    const isExpected = operation.forwardStatuses?.some((known) => known === status) ?? false;
    if (!isDisconnected && !isExpected) log.error('gateway-call-failed', { cause: String(error) });
    return problemResponse(status);
  }
}

async function submitForm(
  request: Request,
  { accepts, form: submit, limit }: FormOperation,
  maxBytes: number,
): Promise<Response> {
  const parsed = await readFormBody(request, maxBytes);
  if ('problem' in parsed) return rejectMalformed(request.headers, problemResponse(parsed.problem));
  if (!accepts(parsed.form)) return rejectMalformed(request.headers, problemResponse(400));
  return whenAllowed(request, limit, async () => {
    const next = await submit(parsed.form, readSession(request.headers.get('cookie')));
    return seeOther(next.location, cookieHeader(next.setCookies));
  });
}

async function readLocally(
  { signal, headers }: Request,
  operation: LocalOperation,
  path: string,
  query: CallQuery,
): Promise<Response> {
  try {
    const session = readSession(headers.get('cookie'));
    return jsonResponse(await operation.read(path, query, { session, signal }));
  } catch (error) {
    if (!isStoreApiError(error) && !signal.aborted) throw error;
    if (isStoreApiError(error)) log.error('gateway-call-failed', { cause: String(error) });
    return problemResponse(pageStatusOf(error));
  }
}

/**
 * The browser's access to the platform. Allows only the calls in the table, and forwards the session cookie as the
 * Session header. lib/platform/http.ts adds the App-Token, which never reaches the browser.
 */
export async function handleGateway(request: Request): Promise<Response> {
  const admitted = await admitCall(request);
  if (admitted instanceof Response) return admitted;
  const { address, route, method, operation, maxBytes } = admitted;
  if ('form' in operation) return submitForm(request, operation, maxBytes);
  if ('read' in operation) {
    const read = readQuery(operation, address.query);
    if (read instanceof Response) return rejectMalformed(request.headers, read);
    return whenAllowed(request, operation.limit, () =>
      readLocally(request, operation, address.path, read.query),
    );
  }
  const upstream = await readUpstreamRequest(request, address, operation, endpointOf(route), maxBytes);
  if (upstream instanceof Response) return rejectMalformed(request.headers, upstream);
  return whenAllowed(request, operation.limit, async () => {
    const prepared = await prepareBody(operation, upstream.body, request, upstream.endpoint);
    return prepared instanceof Response
      ? prepared
      : callPlatform(request, method, { ...upstream, ...prepared }, operation);
  });
}
