import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import type { Operation, Route } from '@/lib/gateway/routes/operation';
import type { Method } from '@/lib/platform/http';
import { networkOf, secondsLeft, secondsToWait } from './rate-limit';
import { type GatewayAddress, hasShopSession, isSameOrigin, parseAddress } from './request';
import { busyResponse, problemResponse } from './responses';
import { findRoute } from './route-table';

const DEFAULT_MAX_BYTES = 2_000;

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The parts of a call that are known before its body is read. */
export type CallHead = { method: string; url: string; headers: Headers };

/** A call in the table. `maxBytes`: maximum size of its body, 0 if it has none. */
export type Call = {
  address: GatewayAddress;
  route: Route;
  method: Method;
  operation: Operation;
  maxBytes: number;
};

function isMethodOf(method: string, route: Route): method is Method {
  return Object.hasOwn(route.operations, method);
}

function bodyOf(operation: Operation): { maxBytes: number; type?: RegExp } {
  if ('form' in operation) return { maxBytes: DEFAULT_MAX_BYTES, type: FORM_TYPE };
  if ('body' in operation && operation.body)
    return { maxBytes: operation.maxBytes ?? DEFAULT_MAX_BYTES, type: JSON_TYPE };
  return { maxBytes: 0 };
}

/**
 * Whether a call comes from a page of this shop or, for forms, from a program that has a session of this
 * shop.
 */
function isFromShop(method: Method, operation: Operation, headers: Headers): boolean {
  if (method === 'GET' || isSameOrigin(headers, serverConfig().siteUrl)) return true;
  return 'form' in operation && hasShopSession(headers);
}

/**
 * The call in a request, identified by its head alone. Rejects requests that no page of this shop sends,
 * judging by address, method, origin, type and announced size.
 */
export function findCall({ method: given, url, headers }: CallHead): Call | Response {
  const address = parseAddress(url);
  if (address === null) return problemResponse(400);
  const route = findRoute(address.path);
  if (route === undefined) return problemResponse(404);
  // Next handles HEAD with the GET handler and omits the body.
  const method = given === 'HEAD' ? 'GET' : given;
  const operation = isMethodOf(method, route) ? route.operations[method] : undefined;
  if (!isMethodOf(method, route) || operation === undefined) {
    return problemResponse(405, { allow: Object.keys(route.operations).join(', ') });
  }
  if (!isFromShop(method, operation, headers)) return problemResponse(403);
  const { maxBytes, type } = bodyOf(operation);
  if (type && !type.test(headers.get('content-type') ?? '')) return problemResponse(415);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return problemResponse(413);
  return { address, route, method, operation, maxBytes };
}

export const tooMany = (seconds: number) => problemResponse(429, { 'retry-after': String(seconds) });

/**
 * Rejects a malformed call. Such calls have their own allowance, so that their sender does not use up the
 * calls of other clients at the same address.
 */
export async function rejectMalformed(headers: Headers, rejection: Response): Promise<Response> {
  const seconds = await secondsToWait(headers, 'refused');
  return seconds > 0 ? tooMany(seconds) : rejection;
}

/**
 * Rejects a call that cannot be handled now: 429 if its client has used up its calls of this kind, as far as
 * this instance knows; 503 if too many bodies wait to be processed; null otherwise. Does not count the call.
 */
export function rejectUntimely({ headers }: CallHead, { operation }: Call): Response | null {
  const seconds = secondsLeft(headers, operation.limit);
  if (seconds > 0) return tooMany(seconds);
  const bytes = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return 'prepare' in operation && operation.prepare?.isBusy(bytes, networkOf(headers))
    ? busyResponse()
    : null;
}

/** The call in a request, or the response that rejects the request before its body is read. */
export async function admitCall(head: CallHead): Promise<Call | Response> {
  const call = findCall(head);
  if (call instanceof Response) return call.status === 404 ? call : rejectMalformed(head.headers, call);
  return rejectUntimely(head, call) ?? call;
}
