/** @jest-environment node */
import { agentHeaders, agentsConfig, agentsPlatform } from '../testing';
import { handleMcp } from './mcp';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const { carts, profile } = agentsPlatform();

async function rpc(method: string, params: object, headers: Record<string, string> = {}) {
  const response = await handleMcp(
    new Request('http://localhost:3000/ucp/mcp', {
      method: 'POST',
      headers: {
        ...agentHeaders(profile.url),
        'ucp-agent': '',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
    }),
  );
  const text = await response.text();
  return { status: response.status, reply: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) };
}

const callTool = (name: string, given: object, profileAddress = `${profile.url}/profile.json`) =>
  rpc('tools/call', { name, arguments: { meta: { 'ucp-agent': { profile: profileAddress } }, ...given } });

test('initialize identifies the server, and tools are listed with input and output schemas', async () => {
  const { reply: hello } = await rpc('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  expect(hello.result.serverInfo.name).toBe('storefront');
  const { reply } = await rpc('tools/list', {});
  const tools: { name: string; inputSchema: object; outputSchema: object; annotations: object }[] =
    reply.result.tools;
  expect(tools.map(({ name }) => name)).toEqual([
    'search_catalog',
    'lookup_catalog',
    'get_product',
    'create_cart',
    'get_cart',
    'update_cart',
    'cancel_cart',
  ]);
  const [search] = tools;
  expect(search?.inputSchema).toMatchObject({ type: 'object', required: ['meta', 'catalog'] });
  expect(JSON.stringify(search?.inputSchema)).toContain('localhost.eyewear');
  expect(search?.annotations).toMatchObject({ readOnlyHint: true });
  // Calls behave as the schema says.
  expect(JSON.stringify(search?.inputSchema)).toMatch(
    /"face_width_mm":\{[^}]*\}\},"additionalProperties":false/,
  );
  const unknown = { 'localhost.eyewear': { color: 'Preto' } };
  const { reply: rejected } = await callTool('search_catalog', { catalog: { filters: unknown } });
  expect(rejected.error).toMatchObject({
    code: -32602,
    // Only this error, although the search also lacks a known filter.
    message: expect.stringMatching(/^filters[^;]* Did you mean colour\? [^;]*$/),
  });
  for (const { outputSchema } of tools) expect(outputSchema).toMatchObject({ type: 'object' });
});

test('a search returns the same as REST, as structured content', async () => {
  const { reply } = await callTool('search_catalog', { catalog: { query: 'serra' } });
  const { structuredContent, content } = reply.result;
  expect(structuredContent.products[0].variants[0]).toMatchObject({ id: '7-52', price: { amount: 44_990 } });
  expect(JSON.parse(content[0].text)).toEqual(structuredContent);
});

test('a cart can be created, changed and cancelled', async () => {
  const lines = [{ item: { id: '7-52' }, quantity: 1 }];
  const { reply: created } = await callTool('create_cart', { cart: { line_items: lines } });
  const { id } = created.result.structuredContent;
  const { reply: changed } = await callTool('update_cart', {
    id,
    cart: { line_items: [{ item: { id: '7-52' }, quantity: 3 }] },
  });
  expect(changed.result.structuredContent.line_items[0].quantity).toBe(3);
  await callTool('cancel_cart', { id });
  expect(carts.get('sessao-do-agente')).toEqual([]);
  const { reply: gone } = await callTool('get_cart', { id });
  expect(gone.result.structuredContent.messages[0].code).toBe('not_found');
});

test.each([
  [
    'no agent',
    'search_catalog',
    { meta: {}, catalog: { query: 'serra' } },
    400,
    -32001,
    'invalid_profile_url',
  ],
  ['an empty search', 'search_catalog', { catalog: {} }, 400, -32602, 'invalid_request'],
  ['no ids', 'lookup_catalog', { catalog: {} }, 400, -32602, 'invalid_request'],
  ['a cart without its id', 'get_cart', {}, 400, -32602, 'invalid_request'],
  ['arguments outside of the payload', 'search_catalog', { query: 'x' }, 400, -32602, 'invalid_request'],
])('%s is rejected with its status and code', async (_, name, given, status, code, problem) => {
  const { status: found, reply } = await callTool(name, given);
  expect([found, reply.error.code, reply.error.data.code, reply.id]).toEqual([status, code, problem, 7]);
});

test('an unreachable profile is a protocol error', async () => {
  profile.respondWith((_, response) => response.writeHead(404).end());
  const { status, reply } = await callTool(
    'search_catalog',
    { catalog: { query: 'serra' } },
    `${profile.url}/missing.json`,
  );
  expect([status, reply.error.code, reply.error.data.code]).toEqual([424, -32001, 'profile_unreachable']);
});

test('an unknown tool is an error', async () => {
  const { reply } = await callTool('complete_checkout', {});
  expect(reply.error.code).toBe(-32602);
});

test('pages of other sites cannot call the endpoint', async () => {
  const { status, reply } = await rpc('tools/list', {}, { origin: 'https://outra.example' });
  expect([status, reply.code]).toEqual([403, 'origin_not_allowed']);
});

test('GET, which would open a stream, is rejected', async () => {
  const response = await handleMcp(new Request('http://localhost:3000/ucp/mcp', { method: 'GET' }));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

const send = (message: unknown, from: string) => sendText(JSON.stringify(message), from);

const sendText = (body: string, from: string) =>
  handleMcp(
    new Request('http://localhost:3000/ucp/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': from,
      },
      body,
    }),
  );

test('C13: several messages in one request are rejected', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const response = await send([list, list], '203.0.113.50');
  expect(response.status).toBe(400);
  expect((await response.json()).error).toMatchObject({
    code: -32600,
    message: 'Send one message at a time.',
  });
});

test.each([
  ['half a message', '{"jsonrpc":"2.0","id":1,"method":', -32700, 'The body is not JSON.'],
  ['text', 'tools/list', -32700, 'The body is not JSON.'],
  ['JSON that is no message', '{"query":"redondo"}', -32600, expect.stringContaining('JSON-RPC')],
])('%s gets the matching JSON-RPC error', async (_what, body, code, message) => {
  const response = await sendText(body, '203.0.113.53');
  const { id, error } = await response.json();
  expect([response.status, id, error.code, error.message]).toEqual([400, null, code, message]);
});

test.each([
  ['the list of tools', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, '203.0.113.51'],
  [
    'a tool that does not exist',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: '__proto__' } },
    '198.51.100.52',
  ],
])('C13: requests for %s are rate limited', async (_what, message, from) => {
  const statuses = new Set<number>();
  for (let call = 0; call < 130 && !statuses.has(429); call += 1)
    statuses.add((await send(message, from)).status);
  expect([...statuses]).toContain(429);
});

test('a repeated tool call with an idempotency key creates no second cart', async () => {
  const key = 'a7f0e8b2-55d1-4c5e-9d0c-446655440002';
  const meta = { 'ucp-agent': { profile: `${profile.url}/profile.json` }, 'idempotency-key': key };
  const cart = { line_items: [{ item: { id: '7-52' }, quantity: 1 }] };
  const first = await callTool('create_cart', { meta, cart });
  const again = await callTool('create_cart', { meta, cart });
  expect(first.reply.result.structuredContent.id).toBeDefined();
  expect(again.reply.result.structuredContent.id).toBe(first.reply.result.structuredContent.id);
  expect(carts.get('sessao-do-agente')).toHaveLength(1);
});
