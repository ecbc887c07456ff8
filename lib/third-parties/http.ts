import 'server-only';
import { Agent, request } from 'undici';
import type { z } from 'zod';
import { createDeadline } from '@/lib/store-api/deadline';
import { isStoreApiError, StoreApiError } from '@/lib/store-api/errors';
import { isJson, parseJson } from '@/lib/store-api/json';

/** Whole time of a call in ms: what these services add is never worth more waiting. */
const TIMEOUT_MS = 3_000;
const MAX_ANSWER_BYTES = 1_000_000;

const agent = new Agent({
  connect: { timeout: 1_500 },
  connections: 8,
  maxResponseSize: MAX_ANSWER_BYTES,
});

export type ThirdPartyCall = {
  /** What the service is, for the log: its address may hold an account's number. */
  service: 'reviews' | 'blog';
  url: string;
  headers?: Record<string, string>;
};

async function ask({ service, url, headers }: ThirdPartyCall, signal: AbortSignal): Promise<unknown> {
  const endpoint = `GET ${service} service`;
  const {
    statusCode,
    headers: answered,
    body,
  } = await request(url, {
    dispatcher: agent,
    headers: { accept: 'application/json', ...headers },
    signal,
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new StoreApiError(statusCode < 500 ? 'refused' : 'failed', endpoint, { status: statusCode });
  }
  if (!isJson(String(answered['content-type'] ?? ''))) {
    await body.dump();
    throw new StoreApiError('malformed', endpoint, { reason: 'not JSON by its content type' });
  }
  return parseJson(await body.text());
}

/**
 * Asks a service that is neither ours nor the platform's. Redirects are not followed; failures are of the same
 * class as the platform's, so that `orNothing` and `sharedRead` treat them alike.
 * @throws StoreApiError
 */
export async function readThirdParty<S extends z.ZodType>(
  schema: S,
  call: ThirdPartyCall,
): Promise<z.output<S>> {
  const endpoint = `GET ${call.service} service`;
  const deadline = createDeadline(TIMEOUT_MS, undefined);
  try {
    const parsed = schema.safeParse(await ask(call, deadline.signal));
    if (parsed.success) return parsed.data;
    throw new StoreApiError('malformed', endpoint, { reason: 'unexpected shape', cause: parsed.error });
  } catch (error) {
    if (isStoreApiError(error)) throw error;
    if (deadline.hasExpired()) throw new StoreApiError('timeout', endpoint, { cause: error });
    if (error instanceof SyntaxError) throw new StoreApiError('malformed', endpoint, { cause: error });
    throw new StoreApiError('unreachable', endpoint, { cause: error });
  } finally {
    deadline.clear();
  }
}
