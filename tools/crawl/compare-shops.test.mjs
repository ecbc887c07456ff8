/** @jest-environment node */
import { createServer } from 'node:http';
import { compareShops } from './compare-shops.mjs';

const servers = [];

/** A shop of two pages at its own address; `change` changes an answer, `{ path, headers, body }`. */
async function startShop(change = (answer) => answer) {
  const server = createServer((request, response) => {
    const base = `http://127.0.0.1:${server.address().port}`;
    const page = (path) => ({
      path,
      headers: {
        'content-type': 'text/html',
        'content-security-policy': `default-src ${base}; script-src 'sha256-${server.address().port}'`,
      },
      body: `<title>${path}</title><link rel="canonical" href="${base}${path}"><h1>${path}</h1>`,
    });
    const pages = {
      '/': page('/'),
      '/solares': page('/solares'),
      '/sitemap.xml': { path: '/sitemap.xml', headers: {}, body: `<loc>${base}/sitemaps/1.xml</loc>` },
      '/sitemaps/1.xml': { path: '/sitemaps/1.xml', headers: {}, body: `<loc>${base}/solares</loc>` },
    };
    const found = pages[request.url];
    if (found === undefined) return response.writeHead(404).end();
    const { status = 200, headers, body } = change(found);
    response.writeHead(status, headers).end(body);
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const OPTIONS = { max: 100, parallel: 2 };
const withChange = (path, changes) => (answer) => (answer.path === path ? { ...answer, ...changes } : answer);

test('shops at different addresses that serve the same have no differences', async () => {
  const { compared, differences } = await compareShops([await startShop(), await startShop()], OPTIONS);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(10);
});

test.each([
  ['a status', { status: 410 }, /^status is answers 410 instead of answers 200$/],
  [
    'a policy',
    { headers: { 'content-type': 'text/html' } },
    /^content-security-policy is absent instead of /,
  ],
  ['another heading', { body: '<title>/solares</title><h1>Outra</h1>' }, /^(canonical|<h1>) is /],
])('%s that differs is found', async (_, changes, problem) => {
  const [first, other] = [await startShop(), await startShop(withChange('/solares', changes))];
  const { differences } = await compareShops([first, other], OPTIONS);
  expect(differences[0]).toEqual({ address: `${other}/solares`, problem: expect.stringMatching(problem) });
});

test('of a large shop a sample is compared', async () => {
  const shops = [await startShop(), await startShop()];
  expect((await compareShops(shops, { ...OPTIONS, max: 5 })).compared).toBe(5);
});
