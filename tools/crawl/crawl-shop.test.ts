/** @jest-environment node */
import type { OutgoingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import { listen } from '../lib/listen';
import { crawlShop } from './crawl-shop';
import { goodHead } from './testing';

type ShopResponse = { status?: number; headers?: OutgoingHttpHeaders; body?: string | Buffer };
type ShopResponses = (url: string) => ShopResponse | undefined;

let shop: Awaited<ReturnType<typeof listen>>;
let responses: ShopResponses;
const requested: string[] = [];

const base = () => shop.url;

beforeAll(async () => {
  shop = await listen(({ url = '' }, response) => {
    requested.push(url);
    const { status = 200, headers = {}, body = '' }: ShopResponse = responses(url) ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
});
afterAll(() => shop.close());

/** A page of the shop without errors. */
function page(
  path: string,
  { links = [] as string[], title = `Página ${path}`, extra = '', robots = 'index' } = {},
) {
  const linked = links.map((href) => `<p><a href="${href}">Ver ${href.replace(/\W/g, ' ')}</a></p>`).join('');
  const head = `<!doctype html>\n<html lang="pt-BR"><head>${goodHead(base() + path, title, robots)}</head>`;
  return { body: `${head}<body><h1>${title}</h1>${extra}${linked}</body></html>` };
}

async function shopOf(pages: Record<string, ShopResponse>, { named = Object.keys(pages), feed = '' } = {}) {
  const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#eae6de' } })
    .jpeg()
    .toBuffer();
  const files: Record<string, ShopResponse> = {
    '/robots.txt': { body: 'User-agent: *\nDisallow: /busca\n' },
    '/sitemap.xml': { body: `<loc>${base()}/sitemaps/1.xml</loc>` },
    '/sitemaps/1.xml': { body: named.map((path) => `<loc>${base()}${path}</loc>`).join('') },
    '/feed/google.xml': { body: feed },
    '/og.jpg': { body: picture },
  };
  responses = (url) => (Object.hasOwn(files, url) ? files[url] : pages[url]);
}

type Options = Partial<Parameters<typeof crawlShop>[0]>;
const crawl = (options?: Options) =>
  crawlShop({ base: base(), parallel: 2, max: 100, views: 100, validate: 0, pictures: 10, ...options });
const findingsOf = ({ findings }: Awaited<ReturnType<typeof crawl>>) =>
  findings.map(
    ({ check, address, problem }) =>
      `${check} ${address.replace(base(), '')}: ${problem.replaceAll(base(), '')}`,
  );

test('B21: a shop without errors has no findings, and addresses that robots.txt disallows are not requested', async () => {
  await shopOf({
    '/': page('/', { links: ['/a', '/busca?busca=x', 'https://outra.test/'] }),
    '/a': page('/a'),
  });
  requested.length = 0;
  const result = await crawl();
  expect(findingsOf(result)).toEqual([]);
  expect(result.skipped).toEqual(['catalogue', 'scripts']);
  expect(requested.some((url) => url.startsWith('/busca'))).toBe(false);
});

test('B13, B16: dead links and redirect chains are reported with the page that contains them', async () => {
  const to = (location: string) => ({ status: 308, headers: { location } });
  await shopOf(
    {
      '/': page('/', { links: ['/fora', '/um', '/dois', '/temporario', '/cai'] }),
      '/um': to('/a'),
      '/a': page('/a'),
      '/dois': to('/um'),
      '/temporario': { status: 307, headers: { location: '/a' } },
      '/cai': { status: 500 },
    },
    { named: ['/', '/a'] },
  );
  expect(findingsOf(await crawl()).sort()).toEqual([
    'links /cai: returns 500 (linked from /)',
    'links /dois: 308 leads to /um, which returns 308 (linked from /)',
    'links /fora: returns 404 (linked from /)',
    'links /temporario: returns 307 (linked from /)',
  ]);
});

test('B16: a page that times out once is requested again, and one that keeps failing is reported', async () => {
  await shopOf({ '/': page('/', { links: ['/tarde', '/fora'] }) }, { named: ['/', '/tarde'] });
  const inner = responses;
  const late = [{ status: 504 }, page('/tarde')];
  responses = (url) => (url === '/tarde' ? late.shift() : url === '/fora' ? { status: 503 } : inner(url));
  expect(findingsOf(await crawl())).toEqual(['links /fora: returns 503 (linked from /)']);
});

test('B21: sitemap entries that are missing, not linked or not indexable are reported', async () => {
  await shopOf(
    {
      '/': page('/', { links: ['/oculta'] }),
      '/oculta': page('/oculta', { robots: 'noindex' }),
      '/so': page('/so'),
      '/buscador': page('/buscador'),
    },
    { named: ['/', '/', '/oculta', '/so', '/sumida', '/buscador'] },
  );
  expect(findingsOf(await crawl())).toEqual(
    expect.arrayContaining([
      'sitemaps /: is in the sitemaps twice',
      'sitemaps /oculta: is in a sitemap, but is excluded from search engines',
      'sitemaps /so: is in a sitemap, but no link leads to it',
      'sitemaps /buscador: is in a sitemap, but robots.txt disallows it',
      'sitemaps /sumida: is in a sitemap, but does not return 200',
    ]),
  );
});

test('B21: indexable pages without a sitemap entry are reported, except page 2 of a list', async () => {
  await shopOf(
    {
      '/': page('/', { links: ['/sol', '/sol?pg=2', '/sol?marca=a'] }),
      '/sol': page('/sol', { links: ['/sol?marca=a'] }),
      '/sol?pg=2': page('/sol?pg=2'),
      '/sol?marca=a': page('/sol?marca=a'),
    },
    { named: ['/', '/sol'] },
  );
  expect(findingsOf(await crawl())).toEqual([
    'sitemaps : 3 addresses may be indexed (without further pages of listings), but the sitemaps list 2',
    'sitemaps /sol?marca=a: may be indexed, but no sitemap lists it',
  ]);
});

test('B11, B22: duplicate titles, invalid HTML and broken structured data are reported with their page', async () => {
  const broken =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer"}</script>';
  await shopOf({
    '/': page('/', { links: ['/a', '/b'] }),
    '/a': page('/a', { title: 'Igual' }),
    '/b': page('/b', { title: 'Igual', extra: `${broken}<p id="x"></p><p id="x"></p>` }),
  });
  const checks = new Set((await crawl({ validate: 100 })).findings.map(({ check }) => check));
  expect(checks).toEqual(new Set(['unique', 'structured', 'markup']));
});

test('B25: a feed entry that is not a product is reported, and so is a shop that exceeds the limit', async () => {
  const feed = `<item><g:id>1</g:id><g:link>${base()}/a</g:link></item>`;
  await shopOf({ '/': page('/', { links: ['/a', '/b'] }), '/a': page('/a'), '/b': page('/b') }, { feed });
  const found = findingsOf(await crawl({ max: 2 }));
  expect(found).toContain('products /a: is in the feed, but is not a product page');
  expect(found).toContain('links : has more than 2 addresses: the rest were not checked; raise --max');
});

test('B21: a limited crawl reports nothing about pages that it did not visit', async () => {
  const paths = ['/', '/a', '/b', '/c', '/d'];
  const pages = Object.fromEntries(paths.map((path) => [path, page(path, { links: paths })]));
  const feed = `<item><g:id>1</g:id><g:link>${base()}/d</g:link></item>`;
  await shopOf(pages, { named: [...paths, '/so-no-mapa'], feed });
  const result = await crawl({ max: 3, bounded: true });
  expect(findingsOf(result).filter((finding) => !finding.startsWith('feed'))).toEqual([]);
  expect(result.isPart).toBe(true);
  // The crawl read no product, so it skips the checks of products.
  expect(result.skipped).toContain('products');
  // The pages that it did read are still compared.
  const { '/a': _, ...rest } = pages;
  await shopOf({ ...rest, '/a': page('/a', { links: paths, robots: 'noindex' }) }, { named: paths, feed });
  expect(findingsOf(await crawl({ max: 3, bounded: true }))).toContainEqual(
    expect.stringMatching(/^sitemaps \/a: is in a sitemap, but is excluded from search engines/),
  );
});

test('B15: of several views with the same products, only as many as the option allows are crawled', async () => {
  const views = ['/sol?marca=a', '/sol?marca=b', '/marcas/a/sol', '/c/x/sol', '/marcas/a?pg=2'];
  const whole = ['/sol?pg=2', '/marcas/a', '/c/x'];
  const paths = ['/', '/sol', ...whole, ...views];
  await shopOf(
    Object.fromEntries(
      paths.map((path) => [path, page(path, { links: [...whole, ...views, '/sol'], robots: 'noindex' })]),
    ),
    { named: [] },
  );
  requested.length = 0;
  const { findings, figures } = await crawl({ views: 1 });
  expect(findings).toEqual([]);
  expect(new Map(figures).get('views of listings skipped')).toBe(4);
  expect(requested).toEqual(expect.arrayContaining(whole));
  expect(views.filter((path) => requested.includes(path))).toHaveLength(1);
});

test('a shop that writes its public origin into links is crawled at the given address', async () => {
  await shopOf({ '/': page('/') });
  const { body } = page('/');
  const inner = responses;
  responses = (url) =>
    url === '/' ? { body: body.replaceAll(base(), 'https://www.loja.test') } : inner(url);
  expect(findingsOf(await crawl())).not.toEqual([]);
  expect(findingsOf(await crawl({ site: 'https://www.loja.test' }))).toEqual([]);
});

test('links to the platform’s site are requested once, and must not be dead', async () => {
  const statuses: Record<string, number> = { '/checkout': 302, '/minha-conta': 200 };
  const site = await listen(({ url = '' }, response) => {
    response.writeHead(statuses[url] ?? 404).end('{}');
  });
  const origin = site.url;
  await shopOf({
    '/': page('/', { links: ['/checkout', '/minha-conta', '/sumida'].map((path) => origin + path) }),
  });
  const result = await crawl({ platform: { api: `${origin}/api`, token: 'x' } });
  await site.close();
  expect(findingsOf(result)).toEqual([`links ${origin}/sumida: returns 404 (linked from /)`]);
});

test('every product in the platform’s catalogue must be found', async () => {
  await shopOf({ '/': page('/') });
  const inner = responses;
  const api: Record<string, object> = {
    '/api/v2/front/struct/menus/menu-principal': { menu: [{ rota: { path: '/sol/', query: [] } }] },
    '/api/v2/front/url/verify?url=%2Fsol': { nivel: 'product/listing/category' },
    '/api/v2/front/url/product/listing/category?url=%2Fsol&offset=0&limit=24': {
      conteudo: { produtos: [{ rota: { route: '/a.html' }, precos: [] }] },
      info: { total: '1' },
    },
  };
  responses = (url) => (Object.hasOwn(api, url) ? { body: JSON.stringify(api[url]) } : inner(url));
  const result = await crawl({ platform: { api: `${base()}/api`, token: 'x' } });
  expect(result.skipped).toEqual(['scripts']);
  expect(findingsOf(result)).toEqual([
    'catalogue /sol: is in the platform’s catalogue, but no link leads to it',
    'catalogue /a.html: is in the platform’s catalogue, but no link leads to it',
  ]);
});
