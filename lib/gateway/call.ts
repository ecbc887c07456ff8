import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { serverConfig } from '@/lib/config/environment';
import type { Method } from '@/lib/platform/http';
import { globalSingleton } from '@/lib/shared/global-singleton';
import type { Operation, Row } from './operation';
import { secondsToWait } from './rate-limit';
import { type GatewayAddress, isSameOrigin, parseAddress } from './request';
import { problemResponse } from './responses';
import { findRow } from './table';

const DEFAULT_MAX_BYTES = 2_000;

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** All that is known of a call before its body is read. */
export type CallHead = { method: string; url: string; headers: Headers };

/** A call that the table offers. `maxBytes`: size of its body at most, 0 when it takes none. */
export type Call = {
  address: GatewayAddress;
  row: Row;
  method: Method;
  operation: Operation;
  maxBytes: number;
};

function isMethodOf(method: string, row: Row): method is Method {
  return Object.hasOwn(row.operations, method);
}

function bodyOf(operation: Operation): { maxBytes: number; type?: RegExp } {
  if ('form' in operation) return { maxBytes: DEFAULT_MAX_BYTES, type: FORM_TYPE };
  if ('body' in operation && operation.body)
    return { maxBytes: operation.maxBytes ?? DEFAULT_MAX_BYTES, type: JSON_TYPE };
  return { maxBytes: 0 };
}

/**
 * The call that a request makes, by its head alone, or the answer that refuses it: an address, method, origin, type or
 * announced size that no page of this shop sends.
 */
export function findCall({ method: given, url, headers }: CallHead): Call | Response {
  const address = parseAddress(url);
  if (address === null) return problemResponse(400);
  const row = findRow(address.path);
  if (row === undefined) return problemResponse(404);
  // Next answers HEAD by the GET handler and leaves the body out.
  const method = given === 'HEAD' ? 'GET' : given;
  const operation = isMethodOf(method, row) ? row.operations[method] : undefined;
  if (!isMethodOf(method, row) || operation === undefined) {
    return problemResponse(405, { allow: Object.keys(row.operations).join(', ') });
  }
  if (method !== 'GET' && !isSameOrigin(headers, serverConfig().siteUrl)) return problemResponse(403);
  const { maxBytes, type } = bodyOf(operation);
  if (type && !type.test(headers.get('content-type') ?? '')) return problemResponse(415);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return problemResponse(413);
  return { address, row, method, operation, maxBytes };
}

/** Counts a call for its client; the answer that refuses it when there were too many. */
export async function limitCall({ headers }: CallHead, { operation }: Call): Promise<Response | null> {
  const retryAfter = await secondsToWait(headers, operation.limit);
  return retryAfter > 0 ? problemResponse(429, { 'retry-after': String(retryAfter) }) : null;
}

const counted = () => globalSingleton('counted-calls', () => new AsyncLocalStorage<true>());

/** Runs `work` for a call that was counted before its body was accepted. */
export const runCounted = <T>(work: () => T): T => counted().run(true, work);

/** Whether the server counted the current call already. */
export const isCounted = (): boolean => counted().getStore() === true;
