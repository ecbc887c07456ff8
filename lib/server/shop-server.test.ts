/** @jest-environment node */
import { exchange, startTestServer, type TestServer, valuesOf } from './testing';

/** Responds with the request as received, and with the headers that Next adds to existing ones. */
const LISTENER = `(request, response) => {
  const requests = globalThis[Symbol.for('storefront.node-requests')];
  const inProgress = globalThis[Symbol.for('storefront.requests-in-progress')];
  const last = globalThis.last;
  globalThis.last = inProgress.getStore();
  response.setHeader('Last-Ended', String(last && last.hasEnded()));
  response.setHeader('Age-Ms', String(Math.round(performance.now() - globalThis.last.startedAt)));
  response.setHeader('Ended', String(globalThis.last.hasEnded()));
  response.setHeader('Content-Security-Policy', 'strict');
  response.setHeader('Cache-Control', request.url === '/no-store' ? 'no-store' : 'long');
  response.setHeader('Vary', 'a');
  response.setHeader('X-Middleware-Rewrite', '/plain');
  response.appendHeader('content-security-policy', 'page');
  response.appendHeader('cache-control', 'short');
  response.appendHeader('vary', 'b');
  setImmediate(() => requests.getStore()[Symbol.for('storefront.node-response')].end('asked for ' + requests.getStore().url + '\\nfrom ' + request.headers['x-forwarded-for']));
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(LISTENER, { env: { SITE_URL: 'https://loja.test' } });
});
afterAll(() => server.process.kill('SIGKILL'));

const send = (start: string, headers = '', host = 'loja.test') =>
  exchange(server, `${start} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);

async function sendRequest(start: string) {
  const response = await send(start);
  return { status: Number(response.split(' ')[1]), reached: /asked for (.*)/.exec(response)?.[1] };
}

test.each(['TRACE /', 'TRACE *'])('C1: %s is rejected', async (start) => {
  expect(await sendRequest(start)).toEqual({ status: 405 });
});

test.each(['GET *', 'OPTIONS *', 'GET oculos', 'GET ftp://loja.test/x'])(
  'C1: %s is not a page address',
  async (start) => {
    expect(await sendRequest(start)).toEqual({ status: 400 });
  },
);

test.each([
  ['GET /a?b=http://c', '/a?b=http://c'],
  ['GET http://loja.test/a?b=1', '/a?b=1'],
  ['GET HTTPS://loja.test:8443', '/'],
  ['GET http://loja.test?b=1', '/?b=1'],
])('DESIGN-27: %s is accepted, and requests %s', async (start, url) => {
  expect(await sendRequest(start)).toEqual({ status: 200, reached: url });
});

/**
 * Requests that a proxy and the shop could interpret differently: where a body ends, and for which host the request is.
 */
const SMUGGLED = 'GET /veneno HTTP/1.1\r\nHost: loja.test\r\n\r\n';

test.each([
  ['a length and chunks', 'Content-Length: 6\r\nTransfer-Encoding: chunked', '0\r\n\r\nG'],
  ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4', `5c\r\n${SMUGGLED}0\r\n\r\n`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED],
  ['lengths in a list', 'Content-Length: 0, 44', SMUGGLED],
  ['a negative length', 'Content-Length: -1', ''],
  ['a length in hexadecimal', 'Content-Length: 0x10', ''],
  ['a length beyond numbers', `Content-Length: ${'9'.repeat(40)}`, ''],
  ['an unknown coding', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['a coding behind a blank', 'Transfer-Encoding : chunked', '0\r\n\r\n'],
  ['a chunk of no number', 'Transfer-Encoding: chunked', 'zz\r\nx\r\n0\r\n\r\n'],
  ['a second host', 'Host: veneno.test', ''],
  ['a NUL', 'X-Y: a\0b', ''],
  ['a header without a colon', 'x', ''],
  ['3,000 headers', Array.from({ length: 3_000 }, (_, index) => `X-${index}: y`).join('\r\n'), ''],
])('C1, C13: %s is rejected, and no smuggled request is handled', async (_what, head, body) => {
  const start = `POST / HTTP/1.1\r\nHost: loja.test\r\nConnection: close\r\n${head}`;
  const response = await exchange(server, `${start}\r\n\r\n${body}`);
  expect(response).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
  expect(response).not.toContain('asked for /veneno');
});

test('C2: an unknown host gets 421, unlike the shop’s hosts and an IP address', async () => {
  const statusOf = async (host: string) => Number((await send('GET /', '', host)).split(' ')[1]);
  expect(await statusOf('mal.example')).toBe(421);
  expect(await statusOf('loja.test')).toBe(200);
  expect(await statusOf('127.0.0.1:3000')).toBe(200);
});

test('C2: the shop’s host with www. leads to the shop, but does not take forms', async () => {
  const response = await send('GET //mal.example/oculos/?cor=azul', '', 'www.loja.test');
  expect(response).toMatch(/^HTTP\/1\.1 308 /);
  expect(valuesOf(response, 'location')).toEqual(['https://loja.test/mal.example/oculos?cor=azul']);
  expect(await send('POST /v2/front/newsletter', '', 'www.loja.test')).toMatch(/^HTTP\/1\.1 421 /);
});

test.each([
  ['//oculos/?b=http://c', '/oculos?b=http://c'],
  ['/oculos//', '/oculos'],
  ['/\\mal.example//', '/mal.example'],
  ['//', '/'],
])('B13: %s redirects to %s in one step', async (path, address) => {
  const response = await send(`GET ${path}`);
  expect(response).toMatch(/^HTTP\/1\.1 308 /);
  expect(valuesOf(response, 'location')).toEqual([address]);
});

test('B13: a malformed address with repeated slashes is left to Next', async () => {
  expect(await sendRequest('GET //%00')).toEqual({ status: 200, reached: '//%00' });
});

test.each(['/healthz', '/readyz'])('%s says that the server is alive, for any host', async (probe) => {
  const response = await send(`GET ${probe}`, '', 'sonda.example');
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/\r\n\r\n3\r\nok\n|\r\n\r\nok\n/);
  expect(valuesOf(response, 'cache-control')).toEqual(['no-store']);
  expect(await send(`POST ${probe}`)).toMatch(/^HTTP\/1\.1 405 /);
});

test('C6: a response has only the policy and lifetime of the page, and other headers are appended', async () => {
  const response = await send('GET /page');
  expect(valuesOf(response, 'content-security-policy')).toEqual(['page']);
  expect(valuesOf(response, 'cache-control')).toEqual(['short']);
  expect(valuesOf(response, 'vary')).toEqual(['a', 'b']);
});

test('C13: no-store in a response cannot be overwritten', async () => {
  expect(valuesOf(await send('GET /no-store'), 'cache-control')).toEqual(['no-store']);
});

test('C-2: internal middleware headers are removed, and rejections have the security headers', async () => {
  const page = await send('GET /page');
  expect(valuesOf(page, 'x-middleware-rewrite')).toEqual([]);
  const rejection = await send('TRACE /');
  expect(valuesOf(rejection, 'content-security-policy')).toEqual([
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  for (const response of [page, rejection]) {
    expect(valuesOf(response, 'x-content-type-options')).toEqual(['nosniff']);
    expect(valuesOf(response, 'x-frame-options')).toEqual(['DENY']);
  }
});

test('C13: when memory is short, visitors get 503 with Retry-After, and the health check succeeds', async () => {
  // In this test there may be no build with files.
  const listener = `(globalThis[Symbol.for('storefront.served-files')] = new Set(), ${LISTENER})`;
  const small = await startTestServer(listener, { env: { MEMORY_LIMIT_MB: '64' } });
  const ask = (path: string) =>
    exchange(small, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(await ask('/page')).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: \d+\r\n/i);
  expect(await ask('/healthz')).toMatch(/^HTTP\/1\.1 200 /);
  small.process.kill('SIGKILL');
});

test.each([
  ['', '127.0.0.1'],
  ['X-Forwarded-For: 6.6.6.6\r\n', '6.6.6.6, 127.0.0.1'],
  ['X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 7.7.7.7\r\n', '6.6.6.6, 7.7.7.7, 127.0.0.1'],
])('C10: the address of the connection is appended to X-Forwarded-For %j', async (headers, forwarded) => {
  expect(/from (.*)/.exec(await send('GET /', headers))?.[1]).toBe(forwarded);
});

test('R1, R4: page reads know when their request was received and whether its response was sent', async () => {
  await send('GET /first');
  const response = await send('GET /second');
  const [age = 'none'] = valuesOf(response, 'age-ms');
  expect(Number(age)).toBeLessThan(1_000);
  expect(valuesOf(response, 'ended')).toEqual(['false']);
  expect(valuesOf(response, 'last-ended')).toEqual(['true']);
});
