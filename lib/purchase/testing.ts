/** Answers every call to the gateway alike during a test; the mock answered tells what was asked. */
export function answerWith(status: number, body: unknown) {
  const fetchMock = jest.fn(async (_path: string, _init: RequestInit) => ({
    ok: status < 400,
    status,
    json: async () => body,
  }));
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}
