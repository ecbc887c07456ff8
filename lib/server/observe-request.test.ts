/** @jest-environment node */
import { startTestServer, type TestServer } from './testing';

const TOKEN = 'segredo-de-quem-mede';
const LISTENER = `(request, response) => {
  response.statusCode = request.url.startsWith('/falha') ? 503 : 200;
  response.end('ok');
}`;
let server: TestServer | undefined;
afterEach(() => {
  server?.process.kill('SIGKILL');
});

async function start(env: Record<string, string> = {}) {
  server = await startTestServer(LISTENER, { env });
  const { port } = server;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

const BEARER = { authorization: `Bearer ${TOKEN}` };

test('O1: /metrics counts responses by kind and status, and includes event loop, memory and queues', async () => {
  const get = await start({ METRICS_TOKEN: TOKEN });
  await (await get('/v2/front/settings')).text();
  await (await get('/falha?cpf=123')).text();
  const response = await get('/metrics', BEARER);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toContain('storefront_requests_total{screen="call",status="200"} 1');
  expect(text).toContain('storefront_requests_total{screen="other",status="503"} 1');
  expect(text).toContain('storefront_request_seconds_count{screen="call"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toContain('# TYPE storefront_breaker_open gauge');
  expect(text).not.toMatch(/falha|cpf/);
});

test('O1: /metrics returns 401 without the token, and does not exist if no token is configured', async () => {
  const get = await start({ METRICS_TOKEN: TOKEN });
  expect((await get('/metrics')).status).toBe(401);
  expect((await get('/metrics', { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
  server?.process.kill('SIGKILL');
  const getWithout = await start();
  const response = await getWithout('/metrics', BEARER);
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test('O3: a failed request has a request id, which a client cannot choose', async () => {
  const get = await start();
  const { headers } = await get('/falha', { 'x-request-id': 'do-cliente-1' });
  expect(headers.get('x-request-id')).toMatch(/^\w{10}$/);
  expect(headers.get('server-timing')).toBe(`request;desc="${headers.get('x-request-id')}"`);
  expect((await get('/')).headers.has('x-request-id')).toBe(false);
});

test('O3: the request id of a trusted proxy is kept', async () => {
  const get = await start({ TRUSTED_HOPS: '1' });
  const { headers } = await get('/falha', { 'x-request-id': 'do-proxy-12345' });
  expect(headers.get('x-request-id')).toBe('do-proxy-12345');
});

test('O2, L13: with LOG_LEVEL=info each response is logged without its address', async () => {
  const get = await start({ LOG_LEVEL: 'info' });
  const line = new Promise<string>((resolve) =>
    server?.process.stdout.once('data', (data) => resolve(String(data))),
  );
  await (await get('/v2/front/url/product/listing/search?busca=quiteria')).text();
  expect(JSON.parse(await line)).toEqual({
    event: 'response',
    request: expect.any(String),
    method: 'GET',
    screen: 'call',
    status: 200,
    ms: expect.any(Number),
  });
});
