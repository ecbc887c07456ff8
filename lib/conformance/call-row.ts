import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { readSession, rewriteSessionCookie } from '@/lib/gateway/session-cookie';
import { findRow } from '@/lib/gateway/table';
import { isStoreApiError } from '@/lib/platform/errors';
import { type Method, parseAnswer, send } from '@/lib/platform/http';

/** Makes a call as browsers do through the gateway. @throws StoreApiError */
export type CallRow = (method: Method, path: string, body?: unknown) => Promise<unknown>;

/**
 * Returns `callRow` for calls within one session, like a shopper's. `hasSession` returns whether the platform
 * has started the session.
 */
export function createRowCaller(): { callRow: CallRow; hasSession: () => boolean } {
  let session: string | undefined;

  /** Sends the gateway row's call. Null for a rejection that pages handle, such as 401 without a login. */
  const callRow: CallRow = async (method, path, body) => {
    const operation = findRow(path)?.operations[method];
    if (operation === undefined || !('response' in operation)) {
      throw new RangeError(`The gateway has no ${method} ${path}.`);
    }
    const call = operation.body
      ? { method, path, body: await z.parseAsync(operation.body, body) }
      : { method, path };
    try {
      const { data, setCookies } = await send(call, { session, timeoutMs: operation.timeoutMs });
      session = readSession(rewriteSessionCookie(setCookies, serverConfig())) ?? session;
      return parseAnswer(operation.response, data, call);
    } catch (error) {
      const isKnown =
        isStoreApiError(error) && operation.forwardStatuses?.some((status) => status === error.status);
      if (!isKnown) throw error;
      return null;
    }
  };
  return { callRow, hasSession: () => session !== undefined };
}
