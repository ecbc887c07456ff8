import { expect } from 'playwright/test';
import { testWithOwnShop } from './support/own-shop-test';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { type RawResponse, rawRequest } from './support/raw-request';

/** What lib/screens/framework changes of Next's work, looked at where it counts: in the built shop. */
const test = testWithOwnShop();

const ROUTER = { rsc: '1' };
const EMAIL = 'maria@exemplo.com.br';
const VARY = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];

const product = (index: number) => `/${PRODUCTS[index]?.slug}.html`;
const lifetimeOf = ({ headers }: RawResponse) =>
  Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);

function expectVary({ headers }: RawResponse) {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of VARY) expect(names.filter((other) => other === name)).toEqual([name]);
}

test.describe.configure({ mode: 'default' });

test.describe('a stored page', { tag: '@desktop' }, () => {
  for (const [index, length] of [10, 1_100, 3_000].entries()) {
    test(`C13: holds nothing of a first visitor whose query has ${length} more characters`, async ({
      shop,
    }) => {
      const path = product(index);
      const first = await rawRequest(shop.baseUrl, `${path}?email=${EMAIL}&utm_source=${'a'.repeat(length)}`);
      const second = await rawRequest(shop.baseUrl, path);
      const data = await rawRequest(shop.baseUrl, `${path}?_rsc`, { headers: ROUTER });
      expect([first.status, second.status, data.status]).toEqual([200, 200, 200]);
      // It is stored at all: its address was found, and found to be bare.
      expect(second.headers['x-nextjs-cache']).toBe('HIT');
      expect(data.headers['x-nextjs-cache']).toBe('HIT');
      for (const { body } of [first, second, data]) {
        expect(body).not.toContain(EMAIL);
        expect(body).not.toContain('aaaaaaaaaa');
      }
      expect(data.body).toContain(`"P":null,"c":["","${path.slice(1)}"]`);
      expect(second.body.split('self.__next_f.push([1,')).toHaveLength(2);
    });
  }

  test('C6: has no nonce that a client asks for, and one policy', async ({ shop }) => {
    const policy = "script-src 'nonce-doCliente'";
    const headers = { 'content-security-policy': policy, 'content-security-policy-report-only': policy };
    const path = product(3);
    const first = await rawRequest(shop.baseUrl, path, { headers });
    const second = await rawRequest(shop.baseUrl, path);
    for (const answer of [first, second]) {
      expect(answer.body).not.toContain('doCliente');
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^,]*$/,
      );
    }
  });

  test('R5: is kept for seconds when blocks are missing, beside whole pages that are not concerned', async ({
    shop,
  }) => {
    const paths = ['/', '/armacoes', '/marcas', product(4)];
    // Of these, only the home page has banners that this platform never delivers.
    const answers = await Promise.all(paths.map((path) => rawRequest(shop.baseUrl, path)));
    expect(answers.map(lifetimeOf)).toEqual([10, 60, 60, 60]);
  });
});

test.describe('requests of the router', { tag: '@desktop' }, () => {
  for (const headers of [ROUTER, { ...ROUTER, 'next-router-prefetch': '1' }]) {
    for (const address of ['/solares', '/solares?_rsc', '/solares?cor=Cristal&_rsc=errado']) {
      test(`C13: ${address} with ${Object.keys(headers)} ends at the page, and no cache keeps the way`, async ({
        shop,
      }) => {
        const answer = await rawRequest(shop.baseUrl, address, { headers });
        const isRight = address === '/solares?_rsc' && headers === ROUTER;
        expect(answer.status).toBe(isRight ? 200 : 307);
        expectVary(answer);
        if (isRight) return;
        expect(answer.headers['cache-control']).toBe('no-store');
        const found = await rawRequest(shop.baseUrl, answer.headers.location ?? '', { headers });
        expect(found.status).toBe(200);
        expect(found.headers['content-type']).toMatch(/^text\/x-component/);
        expectVary(found);
      });
    }
  }

  test('C13: pages and redirects of every kind name the headers that tell browser and router apart', async ({
    shop,
  }) => {
    for (const path of ['/', '/solares', '/nada-aqui', '/solares/', '/pagina/avaliacao-loja?key=x']) {
      const answer = await rawRequest(shop.baseUrl, path);
      expectVary(answer);
      if (answer.status >= 300) expect(answer.headers['cache-control'], path).toBe('no-store');
    }
  });
});
