import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { type Method, parseAnswer, send } from '@/lib/platform/http';
import { findCall, isCounted, limitCall } from './call';
import type { FormOperation, PlatformOperation, Row } from './operation';
import { readFormBody, readJsonBody } from './request';
import { jsonResponse, type ProblemStatus, problemResponse, seeOther } from './responses';
import { readSession, rewriteSessionCookie } from './session-cookie';

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
  maxBytes: number,
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
  const parsed = await readJsonBody(request, maxBytes);
  if ('problem' in parsed) return problemResponse(parsed.problem);
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

async function submitForm(
  request: Request,
  { form: submit }: FormOperation,
  maxBytes: number,
): Promise<Response> {
  const parsed = await readFormBody(request, maxBytes);
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
  const call = findCall(request);
  if (call instanceof Response) return call;
  const refusal = isCounted() ? null : await limitCall(request, call);
  if (refusal !== null) return refusal;
  const { address, row, method, operation, maxBytes } = call;
  if ('read' in operation) return jsonResponse(await operation.read(address.path));
  if ('form' in operation) return submitForm(request, operation, maxBytes);
  const upstream = await readUpstreamRequest(request, address, operation, endpointOf(row), maxBytes);
  return upstream instanceof Response ? upstream : callPlatform(request, method, upstream, operation);
}
