import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { isStoreApiError, pageStatusOf } from '@/lib/store-api/errors';
import { type Method, send, settle } from '@/lib/store-api/http';
import { readAddress } from './address';
import { jsonAnswer, leadOn, type ProblemStatus, problem } from './answers';
import { clientOf } from './client-address';
import type { FormOperation, PlatformOperation, Row } from './operation';
import { isFromOwnPage } from './origin';
import { createRateLimiter } from './rate-limit';
import { readFormBody, readJsonBody } from './request-body';
import { readSession, rewriteSessionCookie } from './session-cookie';
import { findRow } from './table';

const rateLimiter = createRateLimiter();
const DEFAULT_MAX_BYTES = 2_000;

function isMethodOf(method: string, row: Row): method is Method {
  return Object.hasOwn(row.operations, method);
}

function cookieHeader(setCookies: string[]): Record<string, string> {
  const cookie = rewriteSessionCookie(setCookies, serverConfig());
  return cookie === null ? {} : { 'set-cookie': cookie };
}

type Order = { path: string; body?: unknown };

/** What to ask the platform, or the answer that refuses the request. */
async function readOrder(
  request: Request,
  address: { path: string; query: Record<string, string> },
  operation: PlatformOperation,
): Promise<Order | Response> {
  let { path } = address;
  if (operation.query) {
    const query = operation.query.safeParse(address.query);
    if (!query.success) return problem(400);
    const parameters = new URLSearchParams(
      Object.entries(query.data).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    if (parameters.size > 0) path += `?${parameters}`;
  }
  if (!operation.body) return { path };
  const reading = await readJsonBody(request, operation.maxBytes ?? DEFAULT_MAX_BYTES);
  if ('problem' in reading) return problem(reading.problem);
  const body = z.safeParse(operation.body, reading.json);
  return body.success ? { path, body: body.data } : problem(400);
}

function statusOf(error: unknown, { tells = [] }: PlatformOperation): ProblemStatus {
  const told = isStoreApiError(error) ? tells.find((status) => status === error.status) : undefined;
  return told ?? pageStatusOf(error);
}

async function ask(
  request: Request,
  method: Method,
  order: Order,
  operation: PlatformOperation,
): Promise<Response> {
  const call = { method, ...order };
  try {
    const { data, setCookies } = await send(call, {
      session: readSession(request.headers.get('cookie')),
      timeoutMs: operation.timeoutMs,
      // A change that is under way is finished even when the shopper leaves the page.
      signal: method === 'GET' ? request.signal : undefined,
    });
    const answer = settle(operation.answer, data, call);
    return jsonAnswer(answer, 200, cookieHeader(setCookies));
  } catch (error) {
    const left = request.signal.aborted && !isStoreApiError(error);
    if (!left) console.error(JSON.stringify({ event: 'gateway-call-failed', cause: String(error) }));
    return problem(statusOf(error, operation));
  }
}

async function followForm(request: Request, { form: follow }: FormOperation): Promise<Response> {
  const reading = await readFormBody(request, DEFAULT_MAX_BYTES);
  if ('problem' in reading) return problem(reading.problem);
  const next = await follow(reading.form, readSession(request.headers.get('cookie')));
  if (next === null) return problem(400);
  return leadOn(next.location, cookieHeader(next.setCookies));
}

/**
 * The browser's way to the platform: answers what the table offers and nothing else (API-01, C1 to C5, C10).
 * App-Token and Session are added here and never reach the browser.
 */
export async function handleGateway(request: Request): Promise<Response> {
  const address = readAddress(request.url);
  if (address === null) return problem(400);
  const row = findRow(address.path);
  if (row === undefined) return problem(404);
  // Next answers HEAD by the GET handler and leaves the body out.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const operation = isMethodOf(method, row) ? row.operations[method] : undefined;
  if (!isMethodOf(method, row) || operation === undefined) {
    return problem(405, { allow: Object.keys(row.operations).join(', ') });
  }
  if (method !== 'GET' && !isFromOwnPage(request.headers, serverConfig().siteUrl)) return problem(403);
  const wait = rateLimiter.secondsToWait(clientOf(request.headers), operation.limit, Date.now());
  if (wait > 0) return problem(429, { 'retry-after': String(wait) });
  if ('own' in operation) return jsonAnswer(await operation.own());
  if ('form' in operation) return followForm(request, operation);
  const order = await readOrder(request, address, operation);
  return order instanceof Response ? order : ask(request, method, order, operation);
}
