/** @jest-environment node */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { readHome, verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { isStoreApiError, pageStatusOf, type StoreApiError } from './errors';
import { read, send } from './http';

const config = { storeApiUrl: '', storeAppToken: 'loja-teste' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

const platform = stubPlatformForFile(config);

async function failureOf(work: Promise<unknown>): Promise<StoreApiError> {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome && isStoreApiError(outcome.error)) return outcome.error;
  throw new Error(`expected a StoreApiError, got ${JSON.stringify(outcome)}`);
}

const anything = { path: 'settings' };

test('API-01, API-02, API-03: calls use /v2/front with the App-Token and the session', async () => {
  platform.respondWith(jsonResponse({ ok: 1 }));
  await send(anything, { session: 'abc123' });
  expect(platform.requests).toHaveLength(1);
  expect(platform.requests[0]).toMatchObject({ method: 'GET', url: '/v2/front/settings' });
  expect(platform.requests[0]?.headers).toMatchObject({ 'app-token': 'loja-teste', session: 'abc123' });
});

test.each([undefined, '', 'a\r\nx-evil: 1', 'a b', 'ç', 'x'.repeat(201)])(
  'A-84: the Session header is empty without a usable session (%j)',
  async (session) => {
    platform.respondWith(jsonResponse({}));
    await send(anything, { session });
    expect(platform.requests[0]?.headers.session).toBe('');
  },
);

test('A-81: DELETE carries a JSON body', async () => {
  platform.respondWith(jsonResponse({}));
  await send({ method: 'DELETE', path: 'checkout/cart', body: { idProduto: 1 } });
  expect(platform.requests[0]).toMatchObject({ method: 'DELETE', body: '{"idProduto":1}' });
  expect(platform.requests[0]?.headers['content-type']).toBe('application/json');
});

test('C3: all cookies of the platform’s response are returned', async () => {
  platform.respondWith(jsonResponse({}, 200, { 'set-cookie': ['PHPSESSID=a; path=/', 'b=2'] }));
  await expect(send(anything)).resolves.toMatchObject({ setCookies: ['PHPSESSID=a; path=/', 'b=2'] });
});

test.each([
  [404, 'absent', 404],
  [410, 'absent', 404],
  [400, 'refused', 502],
  [401, 'refused', 502],
  [429, 'refused', 503],
  [500, 'failed', 502],
  [503, 'failed', 503],
  [504, 'failed', 504],
])('ERR-10: platform status %i counts as %s, with page status %i', async (status, kind, page) => {
  platform.respondWith(jsonResponse({ error: 'segredo' }, status));
  const error = await failureOf(send({ method: 'POST', path: 'newsletter', body: {} }));
  expect(error).toMatchObject({ kind, status });
  expect(pageStatusOf(error)).toBe(page);
  expect(error.message).not.toContain('segredo');
});

test.each([
  ['HTML', 404, 'text/html', '<h1>Not Found</h1>'],
  ['HTML under a JSON type', 410, 'application/json', '<h1>Gone</h1>'],
  ['truncated JSON', 404, 'application/json', '{"erro":'],
  ['no body', 404, 'application/json', ''],
  ['JSON list', 404, 'application/json', '[]'],
  ["gateway's JSON", 404, 'application/json', '{"status":"DOWN"}'],
  ['JSON without a text', 404, 'application/json', '{"error":""}'],
])(
  'B16, R8: %s with status %i comes from a proxy, so the page does not count as missing',
  async (_name, status, type, body) => {
    platform.respondWith((_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
    const error = await failureOf(send(anything));
    expect(error).toMatchObject({ kind: 'malformed', status });
    expect(pageStatusOf(error)).toBe(502);
    expect(platform.requests).toHaveLength(1);
  },
);

test.each([
  { error: 'Página não encontrada' },
  { erro: 'x' },
  { message: 'x' },
  { mensagem: 'x', codigo: 404 },
  { nivel: '404' },
  { estrutura: { nivel: '404' }, conteudo: [] },
  { sucesso: false },
  {},
])('ROUTE-05: a 404 with %j is the platform’s, so the page does not exist', async (body) => {
  platform.respondWith(jsonResponse(body, 404));
  expect((await failureOf(send(anything))).kind).toBe('absent');
});

test.each([301, 302, 307, 308])('C4: a %i redirect is not followed', async (status) => {
  platform.respondWith((_request, response) =>
    response.writeHead(status, { location: `${platform.url}/v2/front/brands` }).end(),
  );
  expect(await failureOf(send(anything))).toMatchObject({ kind: 'malformed', reason: 'redirect' });
  expect(platform.requests).toHaveLength(1);
});

test.each([
  ['HTML with 200', 'text/html; charset=utf-8', '<html>Manutenção</html>'],
  ['HTML under a JSON type', 'application/json', '<html></html>'],
  ['truncated JSON', 'application/json', '{"banners":[{"id":1'],
  ['no body', 'application/json', ''],
  ['bytes that are no UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['a type that only resembles JSON', 'application/jsonp', '{}'],
])('R8: the body %s is malformed', async (_name, type, body) => {
  platform.respondWith((_request, response) => response.writeHead(200, { 'content-type': type }).end(body));
  expect(await failureOf(send(anything))).toMatchObject({ kind: 'malformed', status: 200 });
});

test('R8: 502 with HTML counts as failed, and a GET is retried once', async () => {
  platform.respondWith((_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  );
  expect(await failureOf(send(anything))).toMatchObject({ kind: 'failed', status: 502 });
  expect(platform.requests).toHaveLength(2);
});

test('R2: a GET succeeds if its retry succeeds', async () => {
  platform.respondWith((request, response) =>
    platform.requests.length === 1
      ? request.socket.destroy()
      : jsonResponse({ fine: true })(request, response),
  );
  await expect(send(anything)).resolves.toMatchObject({ data: { fine: true } });
});

test.each(['POST', 'PUT', 'DELETE'] as const)('R2: %s requests are never retried', async (method) => {
  platform.respondWith((_request, response) => response.writeHead(503).end());
  await failureOf(send({ method, path: 'checkout/cart', body: {} }));
  expect(platform.requests).toHaveLength(1);
});

test.each([400, 404, 500])('R2: a GET with status %i is not retried', async (status) => {
  platform.respondWith((_request, response) => response.writeHead(status).end());
  await failureOf(send(anything));
  expect(platform.requests).toHaveLength(1);
});

test('R8: a refused connection counts as unreachable, with page status 503', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  config.storeApiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const error = await failureOf(send(anything));
  expect(error.kind).toBe('unreachable');
  expect(pageStatusOf(error)).toBe(503);
});

test('R1: a hanging platform counts as a timeout, with page status 504', async () => {
  platform.respondWith(() => undefined);
  const error = await failureOf(send(anything, { timeoutMs: 60 }));
  expect(error.kind).toBe('timeout');
  expect(pageStatusOf(error)).toBe(504);
  expect(platform.requests).toHaveLength(1);
});

test('R1: the timeout includes reading the body', async () => {
  platform.respondWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"a":');
  });
  expect((await failureOf(send(anything, { timeoutMs: 60 }))).kind).toBe('timeout');
});

test('R8: a connection reset in the middle of the body counts as unreachable', async () => {
  platform.respondWith((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"a":', () => request.socket.destroy());
  });
  expect((await failureOf(send(anything))).kind).toBe('unreachable');
});

test('C4: a response above 5 MB is malformed, even without Content-Length', async () => {
  const part = Buffer.alloc(1_000_000, 0x20);
  platform.respondWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let sent = 0; sent < 6; sent += 1) response.write(part);
    response.end('{}');
  });
  expect(await failureOf(send(anything))).toMatchObject({ kind: 'malformed', reason: 'response too large' });
});

test('C4: a small compressed response that exceeds 5 MB uncompressed is malformed', async () => {
  const bomb = gzipSync(Buffer.alloc(6_000_000, 0x20));
  platform.respondWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  );
  expect((await failureOf(send(anything))).kind).toBe('malformed');
});

test('a compressed response is decompressed', async () => {
  platform.respondWith((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync('{"nivel":"page"}')),
  );
  await expect(verifyUrl('/pagina/sobre')).resolves.toBe('page');
});

test('C4: keys that could reach prototypes are dropped, even if escaped', async () => {
  platform.respondWith((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"__proto__":{"a":1},"\\u0063onstructor":{"b":2},"deep":[{"prototype":3,"kept":4}]}'),
  );
  const { data } = await send(anything);
  expect(JSON.stringify(data)).toBe('{"deep":[{"kept":4}]}');
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test.each([['"text"'], ['3'], ['null'], ['[1]'], ['true']])(
  'R8: a body of %s is rejected as a page',
  async (body) => {
    platform.respondWith((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    expect((await failureOf(readHome())).kind).toBe('malformed');
  },
);

test('R8: an extremely nested response is malformed and causes no stack overflow', async () => {
  const nested: z.ZodType = z.lazy(() => z.object({ a: nested.optional() }));
  platform.respondWith((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`${'{"a":'.repeat(60_000)}{}${'}'.repeat(60_000)}`),
  );
  expect((await failureOf(read(nested, anything))).kind).toBe('malformed');
});

test('an abort by the caller is rethrown and does not count as a platform failure', async () => {
  const controller = new AbortController();
  platform.respondWith(() => controller.abort(new Error('left')));
  await expect(send(anything, { signal: controller.signal })).rejects.toThrow('left');
});

test('R3: hanging writes do not use up the connections for reads', async () => {
  platform.respondWith((request, response) => {
    if (request.method === 'GET') jsonResponse({ fine: true })(request, response);
  });
  const hanging = Array.from({ length: 80 }, () =>
    failureOf(send({ method: 'POST', path: 'checkout/cart', body: {} }, { timeoutMs: 2_000 })),
  );
  await expect(send(anything)).resolves.toMatchObject({ data: { fine: true } });
  // None of the writes has ended yet, so this is the number of concurrent ones.
  const writes = platform.requests.filter(({ method }) => method === 'POST');
  expect(writes.length).toBeLessThanOrEqual(16);
  expect((await Promise.all(hanging)).map(({ kind }) => kind)).toEqual(Array(80).fill('timeout'));
});

test('R3: all bundles of the process share one connection pool', () => {
  const pools = () => require('./pools') as typeof import('./pools');
  const bundles: ReturnType<typeof pools>[] = [pools()];
  jest.isolateModules(() => {
    bundles.push(pools());
  });
  expect(bundles[1]).not.toBe(bundles[0]);
  expect(bundles[1]?.poolFor('reads')).toBe(bundles[0]?.poolFor('reads'));
});
