import http from 'node:http';
import { connect } from 'node:net';
import { expect } from 'playwright/test';
import { nextEnvironment } from '../scripts/lib/build.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../scripts/lib/processes.mjs';
import { SERVER_FILE } from '../scripts/lib/server-bundle.mjs';
import { withoutConfiguration } from '../scripts/lib/settings.mjs';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

type Server = { origin: string; program: ReturnType<typeof startProgram> };

const test = testWithSeparateShop();

/** A shop started from only its bundled file, as in a container. */
let server: Server;
test.beforeAll(async ({ platform }) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = startProgram({
    args: [SERVER_FILE],
    env: {
      ...nextEnvironment(withoutConfiguration(), 'production'),
      PORT: String(port),
      STORE_API_URL: platform.apiUrl,
      STORE_SITE_URL: platform.url,
      SITE_URL: 'https://loja.test',
      TRUSTED_HOPS: '1',
    },
    name: 'shop',
    output: 'held',
    server: true,
  });
  server = { origin, program };
  await waitUntilServing({ url: `${origin}/readyz`, program, limit: 60_000 });
});
test.afterAll(() => server.program.stop(0));

const PRODUCT = `/${PRODUCTS[0]?.slug}.html`;
const CART = '/v2/front/checkout/cart';
const EMAIL = 'maria@exemplo.com.br';

test.describe.configure({ mode: 'default' });

test.describe('the production server', { tag: '@desktop' }, () => {
  test('C1, C13: the server rejects TRACE, does not cache the query and keeps connections open', async () => {
    const { origin } = server;
    expect((await rawRequest(origin, '/', { method: 'TRACE' })).status).toBe(405);
    const first = await rawRequest(origin, `${PRODUCT}?email=${EMAIL}`);
    const agent = new http.Agent({ keepAlive: true });
    const second = await rawRequest(origin, PRODUCT, { agent });
    agent.destroy();
    expect(second.headers['x-nextjs-cache']).toBe('HIT');
    expect(second.headers['keep-alive']).toBe('timeout=65');
    for (const { status, headers, body } of [first, second]) {
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^,]*$/,
      );
      expect(body).not.toContain(EMAIL);
    }
  });

  test('C2: requests for an unknown host get 421, whatever the path', async () => {
    const statusOf = async (path: string, host: string) =>
      (await rawRequest(server.origin, path, { headers: { host } })).status;
    for (const path of ['/', PRODUCT, '/sw.js', '/v2/front/settings', '/robots.txt']) {
      expect(await statusOf(path, 'mal.example'), path).toBe(421);
    }
    for (const host of ['loja.test', 'localhost', '127.0.0.1:3000']) {
      expect(await statusOf('/robots.txt', host), host).toBe(200);
    }
    expect(await statusOf('/healthz', 'sonda.example')).toBe(200);
  });

  test('C2: a request with an Upgrade header gets the same checks as any other', async () => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const foreign = await rawRequest(server.origin, '/', { headers: { ...headers, host: 'mal.example' } });
    expect(foreign.status).toBe(421);
    const own = await rawRequest(server.origin, '/_next/static/nada.js', { headers });
    expect(own.status).toBe(404);
  });

  for (const [path, status] of [
    ['//x', 308],
    ['/\\x', 308],
    ['/%5cx', 308],
    ['/solares/', 308],
    ['/%', 404],
    ['/offline/page.html', 200],
    ['/nada-aqui', 404],
    ['/_next/static/nada.js', 404],
    ['/feed/google.xml', 200],
    ['/sw.js', 200],
    ['/readyz', 200],
  ] as const) {
    test(`C-2: ${path} has the security headers, and no internal headers of Next`, async () => {
      const response = await rawRequest(server.origin, path);
      expect(response.status).toBe(status);
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
      });
      const policy = response.headers['content-security-policy'];
      // A policy for the worker's script would restrict what the worker may fetch.
      if (path === '/sw.js') expect(policy).toBeUndefined();
      else expect(policy).toMatch(/^default-src 'none';.* frame-ancestors 'none'/);
      expect(Object.keys(response.headers).filter((name) => name.startsWith('x-middleware'))).toEqual([]);
      if (status === 308) expect(response.headers['cache-control']).toBe('no-store');
    });
  }

  test('C-2: a redirect that drops a gclid has the security headers', async () => {
    const { headers, status } = await rawRequest(server.origin, '/marcas?x=1', {
      headers: { referer: 'https://loja.test/?gclid=abc', host: 'loja.test' },
    });
    expect([status, headers.location]).toEqual([307, '/marcas']);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('R3: a request whose body is not received gets a 408 within seconds', async () => {
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), 'localhost');
    const head = `POST ${CART} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n`;
    socket
      .setEncoding('utf8')
      .write(`${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"tipo":`);
    const since = Date.now();
    let response = '';
    for await (const text of socket) response += text;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(Date.now() - since).toBeLessThan(18_000);
  });

  test('R10: on SIGTERM the server responds to every accepted request', async ({ platform }) => {
    const { origin, program } = server;
    const counts: Record<string, number> = {};
    const cut: string[] = [];
    /** Visitors whose connection was reset. */
    const reset: string[] = [];
    let sent = 0;
    const ids = {
      idProduto: String(PRODUCTS[0]?.id),
      idAtributoSimples: '0',
      idUnidadeVenda: '0',
      idArmazem: '0',
    };
    const itens = [{ ...ids, quantidade: '1', adicional: '', parametros: '' }];
    const body = JSON.stringify({ tipo: 'produto', itens });

    const change = (agent: http.Agent, visitor: string) => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const client = { 'x-forwarded-for': `203.0.${sent % 250}.1`, cookie: `PHPSESSID=${visitor}` };
      return rawRequest(origin, CART, { method: 'POST', headers: { ...headers, ...client }, body, agent });
    };
    const load = async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      for (let isOpen = true; isOpen; ) {
        sent += 1;
        const visitor = `visita${sent}`;
        const kind = sent % 3 === 0 ? 'change' : 'page';
        await (kind === 'change' ? change(agent, visitor) : rawRequest(origin, PRODUCT, { agent })).then(
          ({ status }) => {
            counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1;
          },
          (error: NodeJS.ErrnoException) => {
            isOpen = false;
            if (error.code === 'ECONNRESET') reset.push(visitor);
            else if (error.code !== 'ECONNREFUSED') cut.push(`${kind}: ${error.code} ${error.message}`);
          },
        );
      }
      agent.destroy();
    };

    await platform.setBehaviour('checkout/cart', 'slow');
    const loads = Array.from({ length: 24 }, load);
    await expect.poll(() => counts['change 200'] ?? 0).toBeGreaterThan(10);
    process.kill(program.pid ?? 0, 'SIGTERM');
    await Promise.all(loads);
    test.info().annotations.push({ type: 'responses', description: JSON.stringify(counts) });
    // If a connection is still in the backlog when the shop closes, the system resets it: its request never reached the
    // shop.
    const taken = (await platform.log()).map(({ headers }) => headers.session ?? '');
    expect(taken).toContain('visita3');
    expect(reset.filter((visitor) => taken.includes(visitor))).toEqual([]);
    expect(cut).toEqual([]);
    expect(Object.keys(counts).sort()).toEqual(['change 200', 'page 200']);
    expect(await program.exited).toMatchObject({ code: 0 });
  });
});
