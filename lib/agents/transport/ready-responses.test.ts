/** @jest-environment node */
import { agentHeaders, agentsConfig, agentsPlatform } from '../testing';
import { handleMcp } from './mcp';
import { catalogueCallOf, readyResponse } from './ready-responses';
import { handleRest } from './rest';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const { platform, profile } = agentsPlatform();

const SEARCH = '/ucp/v1/catalog/search';
const MCP = '/ucp/mcp';

const headersOf = (more: Record<string, string> = {}) =>
  new Headers({
    ...agentHeaders(profile.url),
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...more,
  });

const post = (path: string, body: object) =>
  (path === MCP ? handleMcp : handleRest)(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: headersOf(),
      body: JSON.stringify(body),
    }),
  );

const toolCall = (id: unknown, query: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {
    name: 'search_catalog',
    arguments: { meta: { 'ucp-agent': { profile: `${profile.url}/profile.json` } }, catalog: { query } },
  },
});

const readyFor = (path: string, body: unknown, headers = headersOf()) =>
  readyResponse(catalogueCallOf(path, headers, body), headers);

test('C13: the response of a recent call is ready for the same call', async () => {
  const first = await post(SEARCH, { query: 'serra um' });
  const { length } = platform.requests;
  const ready = await readyFor(SEARCH, { query: 'serra um' });
  expect(ready?.headers).toEqual(first.headers);
  expect(await ready?.text()).toBe(await first.text());
  expect(platform.requests).toHaveLength(length);
});

test('C13: an MCP message gets the cached response with its id', async () => {
  const first = await (await post(MCP, toolCall(7, 'serra dois'))).text();
  const ready = await readyFor(MCP, toolCall('"b', 'serra dois'));
  expect(await ready?.text()).toBe(first.replace('"id":7', String.raw`"id":"\"b"`));
  expect(first).toContain('"id":7');
});

test.each([
  ['another body', SEARCH, { query: 'serra quatro' }, {}],
  ['another operation', '/ucp/v1/catalog/lookup', { query: 'serra três' }, {}],
  ['another agent', SEARCH, { query: 'serra três' }, { 'ucp-agent': 'profile="https://other.example/p"' }],
  ['no agent', SEARCH, { query: 'serra três' }, { 'ucp-agent': '' }],
])('C13: no response is ready for %s', async (_, path, body, more) => {
  await post(SEARCH, { query: 'serra três' });
  expect(await readyFor(path, body, headersOf(more))).toBeNull();
});

test('C13: errors are not cached', async () => {
  await post('/ucp/v1/catalog/product', { id: 'nada' });
  expect(await readyFor('/ucp/v1/catalog/product', { id: 'nada' })).toBeNull();
});

test('C10: cached responses count towards the rate limit, above which calls are rejected', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77', 'ucp-agent': headersOf().get('ucp-agent') ?? '' };
  await post(SEARCH, { query: 'serra cinco' });
  // A local profile is rejected if the caller is remote.
  expect(await readyFor(SEARCH, { query: 'serra cinco' }, headersOf(from))).toBeNull();
  let served = 0;
  while (served < 5_000 && (await readyFor(SEARCH, { query: 'serra cinco' })) !== null) served += 1;
  expect(served).toBeGreaterThan(500);
  expect(served).toBeLessThan(5_000);
  expect((await post(SEARCH, { query: 'serra cinco' })).status).toBe(429);
});

test.each([
  ['no message', MCP, null],
  ['a batch', MCP, []],
  ['a change', MCP, { ...toolCall(1, 'x'), params: { name: 'create_cart', arguments: {} } }],
  ['a message without an id', MCP, { ...toolCall(1, 'x'), id: undefined }],
  ['a cart', '/ucp/v1/carts', {}],
])('%s is not a catalogue call', (_, path, body) => {
  expect(catalogueCallOf(path, headersOf(), body)).toBeNull();
});
