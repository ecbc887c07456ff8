import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { type Method, parseAnswer, send } from '@/lib/platform/http';
import { QueueBusyError } from '@/lib/shared/task-queue';
import { type FormOperation, type PlatformOperation, type Row, UnusableBodyError } from './operation';
import { secondsToWait } from './rate-limit';
import { isSameOrigin, parseAddress, readFormBody, readJsonBody } from './request';
import { busyResponse, jsonResponse, type ProblemStatus, problemResponse, seeOther } from './responses';
import { readSession, rewriteSessionCookie } from './session-cookie';
import { findRow } from './table';

const DEFAULT_MAX_BYTES = 2_000;

function isMethodOf(method: string, row: Row): method is Method {
  return Object.hasOwn(row.operations, method);
}

function cookieHeader(setCookies: string[]): Record<string, string> {
  const cookie = rewriteSessionCookie(setCookies, serverConfig());
  return cookie === null ? {} : { 'set-cookie': cookie };
}

type UpstreamRequest = { path: string; endpoint: string; body?: unknown };

/** The row's pattern, for logs: a path may hold a secret of its customer, such as the key of an evaluation. */
function endpointOf(row: Row): string {
  return row.path.source.replace(/^\^|\$$/g, '').replaceAll('\\/', '/');
}

/** The call of the platform, or the answer that refuses the request. */
async function readUpstreamRequest(
  request: Request,
  address: { path: string; query: Record<string, string> },
  operation: PlatformOperation,
  endpoint: string,
): Promise<UpstreamRequest | Response> {
  let { path } = address;
  if (operation.query) {
    const query = operation.query.safeParse(address.query);
    if (!query.success) return problemResponse(400);
    const parameters = new URLSearchParams(
      Object.entries(query.data).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    if (parameters.size > 0) path += `?${parameters}`;
  }
  if (!operation.body) return { path, endpoint };
  const bytes = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (operation.prepare?.isBusy(bytes)) return busyResponse();
  const parsed = await readJsonBody(request, operation.maxBytes ?? DEFAULT_MAX_BYTES);
  if ('problem' in parsed) return problemResponse(parsed.problem);
  const body = z.safeParse(operation.body, parsed.json);
  if (!body.success) return problemResponse(400);
  const prepared = await prepareBody(operation, body.data, request.signal, endpoint);
  return prepared instanceof Response ? prepared : { path, endpoint, ...prepared };
}

/** The body as the platform gets it, or the answer that refuses the request. Nobody reads one to a client that left. */
async function prepareBody(
  { prepare }: PlatformOperation,
  body: unknown,
  signal: AbortSignal,
  endpoint: string,
): Promise<{ body: unknown } | Response> {
  if (!prepare) return { body };
  try {
    return { body: await prepare.run(body, signal) };
  } catch (error) {
    if (signal.aborted || error instanceof QueueBusyError) return busyResponse();
    const isRefused = error instanceof UnusableBodyError;
    const log = isRefused ? console.warn : console.error;
    const event = isRefused ? 'gateway-body-refused' : 'gateway-body-failed';
    log(JSON.stringify({ event, endpoint, cause: String(error) }));
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
  const call = { method, ...upstream };
  try {
    const { data, setCookies } = await send(call, {
      session: readSession(request.headers.get('cookie')),
      timeoutMs: operation.timeoutMs,
      // A change is finished even when the shopper leaves the page.
      signal: method === 'GET' ? request.signal : undefined,
    });
    const body = parseAnswer(operation.response, data, call);
    return jsonResponse(body, 200, cookieHeader(setCookies));
  } catch (error) {
    const status = problemStatusOf(error, operation);
    const isDisconnected = request.signal.aborted && !isStoreApiError(error);
    // A refusal that the page asks for, such as that of a visitor's favourite, is no failure.
    const isExpected = operation.forwardStatuses?.some((known) => known === status) ?? false;
    if (!isDisconnected && !isExpected)
      console.error(JSON.stringify({ event: 'gateway-call-failed', cause: String(error) }));
    return problemResponse(status);
  }
}

async function submitForm(request: Request, { form: submit }: FormOperation): Promise<Response> {
  const parsed = await readFormBody(request, DEFAULT_MAX_BYTES);
  if ('problem' in parsed) return problemResponse(parsed.problem);
  const next = await submit(parsed.form, readSession(request.headers.get('cookie')));
  if (next === null) return problemResponse(400);
  return seeOther(next.location, cookieHeader(next.setCookies));
}

/**
 * The browser's way to the platform: answers what the table offers and nothing else. App-Token and Session are added
 * here and never reach the browser.
 */
export async function handleGateway(request: Request): Promise<Response> {
  const address = parseAddress(request.url);
  if (address === null) return problemResponse(400);
  const row = findRow(address.path);
  if (row === undefined) return problemResponse(404);
  // Next answers HEAD by the GET handler and leaves the body out.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const operation = isMethodOf(method, row) ? row.operations[method] : undefined;
  if (!isMethodOf(method, row) || operation === undefined) {
    return problemResponse(405, { allow: Object.keys(row.operations).join(', ') });
  }
  if (method !== 'GET' && !isSameOrigin(request.headers, serverConfig().siteUrl)) return problemResponse(403);
  const retryAfter = await secondsToWait(request.headers, operation.limit);
  if (retryAfter > 0) return problemResponse(429, { 'retry-after': String(retryAfter) });
  if ('read' in operation) return jsonResponse(await operation.read(address.path));
  if ('form' in operation) return submitForm(request, operation);
  const upstream = await readUpstreamRequest(request, address, operation, endpointOf(row));
  return upstream instanceof Response ? upstream : callPlatform(request, method, upstream, operation);
}
