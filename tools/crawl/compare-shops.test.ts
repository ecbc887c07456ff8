/** @jest-environment node */
import type { OutgoingHttpHeaders } from 'node:http';
import { listen } from '../lib/listen';
import { compareShops } from './compare-shops';

const servers: Awaited<ReturnType<typeof listen>>[] = [];

const MAIN = '<main><a href="/linked">De 300 por 200</a></main>';

type ShopResponse = { path: string; status?: number; headers: OutgoingHttpHeaders; body: string };

/** A shop with three pages at its own address; `change` changes a response. */
async function startShop(change = (response: ShopResponse) => response) {
  const server = await listen((request, response) => {
    const base = server.url;
    const page = (path: string): ShopResponse => ({
      path,
      headers: {
        'content-type': 'text/html',
        'content-security-policy': `default-src ${base}; script-src 'sha256-${base}'`,
      },
      body: `<title>${path}</title><link rel="canonical" href="${base}${path}"><h1>${path}</h1>${MAIN}`,
    });
    const pages: Record<string, ShopResponse> = {
      '/': page('/'),
      '/solares': page('/solares'),
      '/linked': page('/linked'),
      '/sitemap.xml': { path: '/sitemap.xml', headers: {}, body: `<loc>${base}/sitemaps/1.xml</loc>` },
      '/sitemaps/1.xml': { path: '/sitemaps/1.xml', headers: {}, body: `<loc>${base}/solares</loc>` },
    };
    const found = pages[request.url ?? ''];
    if (found === undefined) return response.writeHead(404).end();
    const { status = 200, headers, body } = change(found);
    response.writeHead(status, headers).end(body);
  });
  servers.push(server);
  return server.url;
}

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const OPTIONS = { max: 100, parallel: 2 };
const withChange = (path: string, changes: Partial<ShopResponse>) => (response: ShopResponse) =>
  response.path === path ? { ...response, ...changes } : response;

test('two shops with the same content at different addresses have no differences', async () => {
  const { compared, differences } = await compareShops([await startShop(), await startShop()], OPTIONS);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(10);
});

test.each([
  ['a status', { status: 410 }, /^status is 410 instead of 200$/],
  [
    'the policy',
    { headers: { 'content-type': 'text/html' } },
    /^content-security-policy is absent instead of /,
  ],
  ['the heading', { body: '<title>/solares</title><h1>Outra</h1>' }, /^(canonical|<h1>) is /],
  ['the links', { body: MAIN.replace('"/linked"', '"/b"') }, /^links is \/b instead of \/linked$/],
  ['the prices', { body: MAIN.replace('200', '199') }, /^text of main is De 300 por 199 instead of .* 200$/],
])('a difference in %s is found', async (_, changes, problem) => {
  const [first, other] = [await startShop(), await startShop(withChange('/solares', changes))];
  const { differences } = await compareShops([first, other], OPTIONS);
  expect(differences).toContainEqual(
    expect.objectContaining({ address: `${other}/solares`, problem: expect.stringMatching(problem) }),
  );
});

test('the targets of links are compared too', async () => {
  const other = await startShop((response) =>
    response.path === '/linked' ? { ...response, status: 410 } : response,
  );
  const { differences } = await compareShops([await startShop(), other], OPTIONS);
  expect(differences).toEqual([
    { address: `${other}/linked`, fact: 'status', problem: 'status is 410 instead of 200' },
  ]);
});

test('for a large shop, a sample of pages is compared', async () => {
  const { compared } = await compareShops([await startShop(), await startShop()], { ...OPTIONS, max: 5 });
  expect(compared).toBe(5);
});
