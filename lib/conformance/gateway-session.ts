import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { findRoute } from '@/lib/gateway/route-table';
import { readSession, rewriteSessionCookie } from '@/lib/gateway/session-cookie';
import { isStoreApiError } from '@/lib/platform/errors';
import { type Method, parseResponse, send } from '@/lib/platform/http';

/** Makes a call as browsers do through the gateway. @throws StoreApiError */
export type GatewayCall = (method: Method, path: string, body?: unknown) => Promise<unknown>;

/**
 * Returns `call` for calls within one session, like a shopper's. `hasSession` returns whether the platform
 * has started the session.
 */
export function createGatewaySession(): { call: GatewayCall; hasSession: () => boolean } {
  let session: string | undefined;

  /** Sends the gateway route's call. Null for a rejection that pages handle, such as 401 without a login. */
  const call: GatewayCall = async (method, path, body) => {
    const operation = findRoute(path)?.operations[method];
    if (operation === undefined || !('response' in operation)) {
      throw new RangeError(`The gateway has no ${method} ${path}.`);
    }
    const request = operation.body
      ? { method, path, body: await z.parseAsync(operation.body, body) }
      : { method, path };
    try {
      const { data, setCookies } = await send(request, { session, timeoutMs: operation.timeoutMs });
      session = readSession(rewriteSessionCookie(setCookies, serverConfig())) ?? session;
      return parseResponse(operation.response, data, request);
    } catch (error) {
      const isKnown =
        isStoreApiError(error) && operation.forwardStatuses?.some((status) => status === error.status);
      if (!isKnown) throw error;
      return null;
    }
  };
  return { call, hasSession: () => session !== undefined };
}
