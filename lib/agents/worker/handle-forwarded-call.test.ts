/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { setLogSink } from '@/lib/shared/log';
import { currentRequestId } from '@/lib/telemetry/request-context';
import { agentHeaders, agentsConfig, agentsPlatform } from '../testing';
import { handleRest } from '../transport/rest';
import { handleForwardedCall } from './handle-forwarded-call';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const { platform, profile } = agentsPlatform();

const callOf = (path: string, payload?: object, headers: Record<string, string> = {}) => ({
  method: payload === undefined ? 'GET' : 'POST',
  path,
  headers: { ...agentHeaders(profile.url), 'content-type': 'application/json', ...headers },
  body: Buffer.from(payload === undefined ? '' : JSON.stringify(payload)),
  requestId: 'request-7',
});
const textOf = (body: Uint8Array) => Buffer.from(body).toString();

test('a catalogue call gets the response of its route, compressed if the client accepts it', async () => {
  const call = callOf('/ucp/v1/catalog/product', { id: '7' });
  const route = await handleRest(
    new Request(`http://localhost:3000${call.path}`, {
      method: 'POST',
      headers: call.headers,
      body: call.body,
    }),
  );
  const plain = await handleForwardedCall(call);
  expect(plain.status).toBe(route.status);
  expect(plain.headers).toEqual({ ...Object.fromEntries(route.headers), vary: 'Accept-Encoding' });
  expect(JSON.parse(textOf(plain.body))).toEqual(await route.json());
  const zipped = await handleForwardedCall({
    ...call,
    headers: { ...call.headers, 'accept-encoding': 'br, gzip' },
  });
  expect(zipped.headers).toEqual({ ...plain.headers, 'content-encoding': 'gzip' });
  expect(textOf(gunzipSync(zipped.body))).toBe(textOf(plain.body));
});

test('MCP calls need no profile header, and carts are read without a body', async () => {
  const hello = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const accept = { accept: 'application/json, text/event-stream' };
  const tools = await handleForwardedCall(callOf('/ucp/mcp', hello, accept));
  expect([tools.status, textOf(tools.body)]).toEqual([200, expect.stringContaining('search_catalog')]);
  const cart = await handleForwardedCall(callOf('/ucp/v1/carts/x'));
  expect(JSON.parse(textOf(cart.body)).messages[0].code).toBe('not_found');
});

test('O3: platform calls carry the request id', async () => {
  platform.requests.length = 0;
  await handleForwardedCall(callOf('/ucp/v1/catalog/search', { query: 'outra coisa' }));
  expect(platform.requests.length).toBeGreaterThan(0);
  for (const { headers } of platform.requests) expect(headers['x-request-id']).toBe('request-7');
});

test('an unexpected error is logged with the request id and not exposed to the agent', async () => {
  const logged: unknown[] = [];
  setLogSink({ event: () => undefined, failure: (error) => logged.push([error, currentRequestId()]) });
  // A request cannot have this header.
  const response = await handleForwardedCall(callOf('/ucp/v1/carts/x', undefined, { 'não é um nome': '1' }));
  expect(response).toEqual({ status: 500, headers: {}, body: Buffer.alloc(0) });
  expect(logged).toEqual([[expect.objectContaining({ name: 'TypeError' }), 'request-7']]);
});
