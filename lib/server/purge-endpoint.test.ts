/** @jest-environment node */
import { startTestServer, type TestServer } from './testing';

const TOKEN = 'segredo-de-quem-limpa';
let server: TestServer | undefined;
afterEach(() => {
  server?.process.kill('SIGKILL');
});

async function start(env: Record<string, string> = { OPS_TOKEN: TOKEN }) {
  server = await startTestServer("(request, response) => response.end('shop')", { env });
  const { port } = server;
  return (body: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/_ops/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body,
      ...init,
    });
}

test('O5: tags and paths are purged, without Redis only on this instance', async () => {
  const post = await start();
  const response = await post(
    JSON.stringify({ tags: ['product:7', 'listing'], paths: ['/armações/a,b', '/sol/'] }),
  );
  expect([response.status, await response.json()]).toEqual([
    200,
    { purged: ['product:7', 'listing', 'path:/arma%C3%A7%C3%B5es/a%2Cb', 'path:/sol'], instances: 'this' },
  ]);
});

test.each([
  '',
  '{',
  '[]',
  '{}',
  '{"tags":["preço"]}',
  '{"tags":"all"}',
  '{"paths":["//x?y"]}',
  '{"all":true}',
])('O5: %j is rejected as a purge request', async (body) => {
  const post = await start();
  expect((await post(body)).status).toBe(400);
});

test('O5: a purge without the token is rejected, and the endpoint does not exist without a configured token', async () => {
  const post = await start();
  const all = '{"tags":["all"]}';
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    expect((await post(all, { headers: { authorization } })).status).toBe(401);
  }
  server?.process.kill('SIGKILL');
  const postWithout = await start({});
  expect((await postWithout(all)).status).toBe(404);
});

test('O5: body size and purge rate are limited', async () => {
  const post = await start();
  expect((await post('x'.repeat(30_000))).status).toBe(413);
  const statuses: number[] = [];
  for (let purge = 0; purge < 120; purge += 1) statuses.push((await post('{"tags":["text"]}')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(119);
  const rejected = await post('{"tags":["text"]}');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(30);
});

const guess = (headers: Record<string, string>) => ({ headers: { authorization: 'Bearer x', ...headers } });

test('O5, C10: after ten wrong tokens in a minute a client must wait, even with the right one', async () => {
  const post = await start();
  const all = '{"tags":["all"]}';
  for (let call = 0; call < 10; call += 1) expect((await post(all, guess({}))).status).toBe(401);
  const rejected = [await post(all, guess({})), await post(all)];
  expect(rejected.map(({ status }) => status)).toEqual([429, 429]);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(30);
});

test('O5, C10: behind a proxy each client address is limited separately, and forged addresses are ignored', async () => {
  const post = await start({ OPS_TOKEN: TOKEN, TRUSTED_HOPS: '1' });
  const all = '{"tags":["all"]}';
  for (let call = 0; call < 10; call += 1) {
    const forged = { 'x-forwarded-for': `10.0.0.${call}, 203.0.113.1` };
    expect((await post(all, guess(forged))).status).toBe(401);
  }
  expect((await post(all, guess({ 'x-forwarded-for': '203.0.113.1' }))).status).toBe(429);
  const authorization = `Bearer ${TOKEN}`;
  const neighbour = { headers: { authorization, 'x-forwarded-for': '203.0.113.2' } };
  expect((await post(all, neighbour)).status).toBe(200);
});

test('O1, C10: wrong tokens for metrics count as well', async () => {
  await start({ METRICS_TOKEN: TOKEN });
  const read = (authorization: string) =>
    fetch(`http://127.0.0.1:${server?.port}/metrics`, { headers: { authorization } });
  for (let call = 0; call < 10; call += 1) expect((await read('Bearer x')).status).toBe(401);
  expect((await read(`Bearer ${TOKEN}`)).status).toBe(429);
});
