import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { type Method, parseAnswer, send } from '@/lib/platform/http';
import type { FormOperation, LimitGroup, PlatformOperation, Row } from './operation';
import { secondsLeft, secondsToWait } from './rate-limit';
import { isSameOrigin, parseAddress, readFormBody, readJsonBody } from './request';
import { jsonResponse, type ProblemStatus, problemResponse, seeOther } from './responses';
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

const tooMany = (seconds: number) => problemResponse(429, { 'retry-after': String(seconds) });

/** Decoding photos is the work that uploads are limited for, whether or not they turn out to be photos. */
const isCountedUnparsed = ({ limit }: PlatformOperation) => limit === 'upload';

/** The answer, or 429 when the client has used up its calls of this kind. */
async function whenAllowed(
  request: Request,
  limit: LimitGroup,
  answer: () => Promise<Response>,
): Promise<Response> {
  const seconds = await secondsToWait(request.headers, limit);
  return seconds > 0 ? tooMany(seconds) : answer();
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
  const parsed = await readJsonBody(request, operation.maxBytes ?? DEFAULT_MAX_BYTES);
  if ('problem' in parsed) return problemResponse(parsed.problem);
  const seconds = isCountedUnparsed(operation) ? await secondsToWait(request.headers, operation.limit) : 0;
  if (seconds > 0) return tooMany(seconds);
  const body = await z.safeParseAsync(operation.body, parsed.json);
  return body.success ? { path, endpoint, body: body.data } : problemResponse(400);
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

/**
 * Refuses a call that makes no sense. Such calls have an allowance of their own, so that whoever sends them does not use
 * up the calls of others at the same address.
 */
const refuse = (request: Request, answer: Response) => whenAllowed(request, 'refused', async () => answer);

async function submitForm(
  request: Request,
  { accepts, form: submit, limit }: FormOperation,
): Promise<Response> {
  const parsed = await readFormBody(request, DEFAULT_MAX_BYTES);
  if ('problem' in parsed) return refuse(request, problemResponse(parsed.problem));
  if (!accepts(parsed.form)) return refuse(request, problemResponse(400));
  return whenAllowed(request, limit, async () => {
    const next = await submit(parsed.form, readSession(request.headers.get('cookie')));
    return seeOther(next.location, cookieHeader(next.setCookies));
  });
}

/**
 * The browser's way to the platform: answers what the table offers and nothing else. App-Token and Session are added
 * here and never reach the browser.
 */
export async function handleGateway(request: Request): Promise<Response> {
  const address = parseAddress(request.url);
  if (address === null) return refuse(request, problemResponse(400));
  const row = findRow(address.path);
  if (row === undefined) return problemResponse(404);
  // Next answers HEAD by the GET handler and leaves the body out.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const operation = isMethodOf(method, row) ? row.operations[method] : undefined;
  if (!isMethodOf(method, row) || operation === undefined) {
    return refuse(request, problemResponse(405, { allow: Object.keys(row.operations).join(', ') }));
  }
  if (method !== 'GET' && !isSameOrigin(request.headers, serverConfig().siteUrl))
    return refuse(request, problemResponse(403));
  // Looked at before the body is read, and counted when it is known to be one of the shop's.
  const secondsBefore = secondsLeft(request.headers, operation.limit);
  if (secondsBefore > 0) return tooMany(secondsBefore);
  if ('form' in operation) return submitForm(request, operation);
  if ('read' in operation) {
    return whenAllowed(request, operation.limit, async () =>
      jsonResponse(await operation.read(address.path)),
    );
  }
  const upstream = await readUpstreamRequest(request, address, operation, endpointOf(row));
  if (upstream instanceof Response) return upstream.status === 429 ? upstream : refuse(request, upstream);
  const call = () => callPlatform(request, method, upstream, operation);
  return isCountedUnparsed(operation) ? call() : whenAllowed(request, operation.limit, call);
}
