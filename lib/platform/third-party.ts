import 'server-only';
import { request } from 'undici';
import type { z } from 'zod';
import { CALL_MS } from '@/lib/config/time-limits';
import { breakerFor } from './circuit-breaker';
import { isStoreApiError, StoreApiError } from './errors';
import { isJsonType, parseJson } from './json';
import { measureCall } from './observe-call';
import { poolFor } from './pools';

export type ThirdPartyCall = {
  /** Name for logs, used instead of the address because that may contain an account number. */
  service: 'reviews' | 'blog';
  url: string;
  headers?: Record<string, string>;
};

async function fetchJson({ service, url, headers }: ThirdPartyCall, signal: AbortSignal): Promise<unknown> {
  const endpoint = `GET ${service} service`;
  const {
    statusCode,
    headers: responseHeaders,
    body,
  } = await request(url, {
    dispatcher: poolFor('thirdParties'),
    headers: { accept: 'application/json', ...headers },
    signal,
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new StoreApiError(statusCode < 500 ? 'refused' : 'failed', endpoint, { status: statusCode });
  }
  if (!isJsonType(String(responseHeaders['content-type'] ?? ''))) {
    await body.dump();
    throw new StoreApiError('malformed', endpoint, { reason: 'its content type is not JSON' });
  }
  return parseJson(await body.text());
}

async function readOnce<S extends z.ZodType>(schema: S, call: ThirdPartyCall): Promise<z.output<S>> {
  const endpoint = `GET ${call.service} service`;
  const deadline = AbortSignal.timeout(CALL_MS.thirdParty);
  try {
    const parsed = schema.safeParse(await fetchJson(call, deadline));
    if (parsed.success) return parsed.data;
    throw new StoreApiError('malformed', endpoint, { reason: 'unexpected shape', cause: parsed.error });
  } catch (error) {
    if (isStoreApiError(error)) throw error;
    if (deadline.aborted) throw new StoreApiError('timeout', endpoint, { cause: error });
    if (error instanceof SyntaxError) throw new StoreApiError('malformed', endpoint, { cause: error });
    throw new StoreApiError('unreachable', endpoint, { cause: error });
  }
}

/**
 * Reads JSON from another service, without following redirects. Fails in the same way as a platform call, so
 * that `withFallback` and `cachedRead` work for it too.
 * @throws StoreApiError
 */
export function readThirdParty<S extends z.ZodType>(schema: S, call: ThirdPartyCall): Promise<z.output<S>> {
  return breakerFor(call.service).run(() => measureCall(call.service, () => readOnce(schema, call)));
}
