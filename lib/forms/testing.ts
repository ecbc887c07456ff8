/** What the gateway was asked during a test, and what it answers: for tests of forms. */
export type Sent = { method: string; path: string; body: unknown };

type Reply = { status?: number; body?: unknown };

/** Puts a gateway in the place of `fetch`: `reply` answers each call, a thrown error is a lost connection. */
export function fakeGateway(reply: (sent: Sent) => Reply | Promise<Reply>): Sent[] {
  const calls: Sent[] = [];
  globalThis.fetch = async (url, init) => {
    const sent = {
      method: String(init?.method),
      path: String(url).replace('/v2/front/', ''),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(sent);
    const { status = 200, body = { sucesso: true } } = await reply(sent);
    return { ok: status < 300, status, json: async () => body } as Response;
  };
  return calls;
}
