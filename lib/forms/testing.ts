import { envioSchema } from '@/lib/platform/schemas/forms';
import { encode } from '@/lib/platform/testing/variants';

/** A form's request to the gateway; for tests. */
export type GatewayCall = { method: string; path: string; body: unknown };

type Reply = { status?: number; body?: unknown };

/**
 * Replaces `fetch` with a gateway. `reply` creates the response to each call; an error that it throws stands
 * for a lost connection.
 */
export function fakeGateway(reply: (call: GatewayCall) => Reply | Promise<Reply>): GatewayCall[] {
  const calls: GatewayCall[] = [];
  globalThis.fetch = async (url, init) => {
    const call = {
      method: String(init?.method),
      path: String(url).replace('/v2/front/', ''),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const { status = 200, body = { sucesso: true } } = await reply(call);
    return { ok: status < 300, status, json: async () => body } as Response;
  };
  return calls;
}

/** The platform's response to a form, as the gateway returns it. */
export const gatewayReply = (sucesso: boolean | null): Reply => ({
  body: envioSchema.parse(encode({ sucesso })),
});
