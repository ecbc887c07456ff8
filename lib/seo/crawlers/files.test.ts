/** @jest-environment node */
import { gunzipSync, gzipSync } from 'node:zlib';
import { runInRequest } from '@/lib/platform/deadline';
import { stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { waitUntil } from '@/lib/redis/testing';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { type CachedFiles, cacheFiles, readCached } from './crawler-file-cache';
import { robotsText } from './documents';
import { prepareCrawlerFiles, readCrawlerFile } from './files';
import { PRODUCT_INDEX_FILE } from './known-files';
import { crawlerFileResponse } from './responses';
import {
  answerWith,
  crawlersConfig,
  isClosedBy,
  listing,
  type PlatformBodies,
  PRODUCTS,
  product,
  SHOP,
} from './testing';

muteConsole('warn');

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => crawlersConfig }));

jest.mock('./crawler-file-cache', () => ({ cacheFiles: jest.fn(async () => {}), readCached: jest.fn() }));
beforeEach(() => jest.mocked(readCached).mockResolvedValue(null));

const platform = stubPlatformForFile(crawlersConfig);

function serve(responses: PlatformBodies, gate: Promise<void> = Promise.resolve()) {
  platform.respondWith(async (request, response) => {
    await gate;
    answerWith(responses)(request, response);
  });
}

const FILE_CACHE = Symbol.for('storefront.crawler-files');

/** Simulates a new shop process for each test, without files. */
function freshFiles() {
  Reflect.deleteProperty(globalThis, FILE_CACHE);
  return async (name: string) => {
    const file = await readCrawlerFile(name);
    return file === null ? null : gunzipSync(file).toString();
  };
}

const locs = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);

test('B21: sitemaps contain each product once, categories with children, brands, kits and pages', async () => {
  serve(SHOP);
  const file = freshFiles();
  const products = locs(await file('produtos-1.xml'));
  expect(products).toHaveLength(PRODUCTS);
  expect(new Set(products).size).toBe(PRODUCTS);
  expect(products).toContain('https://loja.test/armacao-50.html');
  expect(locs(await file('categorias-1.xml'))).toEqual([
    'https://loja.test/grau',
    'https://loja.test/grau/redondo',
  ]);
  expect(locs(await file('marcas-1.xml'))).toEqual(['https://loja.test/marcas/garoa']);
  // The home page is also in the menu.
  expect(locs(await file('paginas-1.xml')).filter((loc) => loc === 'https://loja.test/')).toHaveLength(1);
  expect(locs(await file('listas-1.xml'))).toEqual(['https://loja.test/lista/kit.html']);
  expect(locs(await file('paginas-1.xml'))).toContain('https://loja.test/pagina/politica-de-entrega');
  const index = locs(await file('sitemap.xml'));
  expect(index).toContain('https://loja.test/sitemaps/produtos-1.xml');
  expect((await file('google.xml'))?.match(/<item>/g)).toHaveLength(PRODUCTS);
});

test('the product index contains the address and price spread of each product', async () => {
  const valores = [
    { idAtributoValor: 1, label: 'P', estoque: 1, precos: { por: 93 } },
    { idAtributoValor: 2, label: 'M', estoque: 1, precos: { por: 108 } },
  ];
  const sized = { ...product(8), atributos: { simples: { nome: 'Tamanho', valores } } };
  serve({
    ...SHOP,
    'url/product/listing/category': () => ({
      estrutura: {},
      conteudo: { produtos: [product(7), sized], categoria: { id: 2, nome: 'Grau' } },
      info: { total: 2, limit: 24 },
    }),
  });
  const lines = (await freshFiles()(PRODUCT_INDEX_FILE))?.split('\n') ?? [];
  expect(lines).toEqual(
    expect.arrayContaining(['7\t/armacao-7.html\t\t0\t0', '8\t/armacao-8.html\t\t1500\t0']),
  );
});

const HOUR_MS = 3_600_000;
const ALL_FILES = ['sitemap.xml', 'google.xml', 'assistentes.jsonl', PRODUCT_INDEX_FILE];
const cachedAgo = (ms: number, names = ALL_FILES): CachedFiles => ({
  files: new Map(names.map((name) => [name, gzipSync('<old/>')])),
  madeAt: Date.now() - ms,
});

test('B21: files of an earlier run are served at once, and rebuilt if they are more than an hour old', async () => {
  jest.mocked(readCached).mockResolvedValue(cachedAgo(2 * HOUR_MS));
  serve(SHOP);
  const file = freshFiles();
  expect(await file('sitemap.xml')).toBe('<old/>');
  await waitUntil(async () => locs(await file('sitemap.xml')).length > 0);
  expect(cacheFiles).toHaveBeenLastCalledWith({ files: expect.any(Map), madeAt: expect.any(Number) });
});

test('B21: files of the last hour are not rebuilt', async () => {
  jest.mocked(readCached).mockResolvedValue(cachedAgo(HOUR_MS / 2));
  serve(SHOP);
  const file = freshFiles();
  prepareCrawlerFiles();
  expect(await file('sitemap.xml')).toBe('<old/>');
  expect(platform.requests).toHaveLength(0);
});

test('B21: if an earlier version wrote fewer files, they are rebuilt', async () => {
  jest.mocked(readCached).mockResolvedValue(cachedAgo(HOUR_MS / 2, ['sitemap.xml', 'google.xml']));
  serve(SHOP);
  const file = freshFiles();
  expect(locs(await file('sitemap.xml')).length).toBeGreaterThan(0);
  const line = JSON.parse((await file('assistentes.jsonl'))?.split('\n', 1)[0] ?? '');
  expect(line).toMatchObject({ is_eligible_search: true, is_eligible_checkout: false });
});

test('B21: files are built at start, so that they are available if the platform fails later', async () => {
  serve(SHOP);
  const file = freshFiles();
  jest.mocked(cacheFiles).mockClear();
  prepareCrawlerFiles();
  await waitUntil(async () => jest.mocked(cacheFiles).mock.calls.length > 0);
  serve({});
  expect(locs(await file('sitemap.xml')).length).toBeGreaterThan(0);
});

test('B21: campaigns and pages linked only from banners or texts are included', async () => {
  serve(SHOP);
  const file = freshFiles();
  expect(locs(await file('campanhas-1.xml'))).toEqual([
    'https://loja.test/c/polarizados',
    'https://loja.test/c/titanio',
  ]);
  expect(locs(await file('paginas-1.xml'))).toContain('https://loja.test/pagina/sobre');
  // Filtered views repeat their listing.
  expect((await file('categorias-1.xml')) ?? '').not.toContain('marca=');
});

test('B21: a page that only a banner links to is included, even if the crawl starts late during a request', async () => {
  serve(SHOP);
  const file = freshFiles();
  const late = { startedAt: performance.now() - 10_000, hasEnded: () => false };
  const campaigns = await runInRequest(late, () => file('campanhas-1.xml'));
  expect(locs(campaigns)).toContain('https://loja.test/c/polarizados');
});

test('B17, B21: pages that are noindex or that the platform does not have are left out', async () => {
  serve(SHOP);
  const file = freshFiles();
  const all = await Promise.all(['categorias-1.xml', 'paginas-1.xml'].map(file));
  expect(all.join('')).not.toMatch(/escondida|fora\.test|sumida|quem-somos/);
  // The shop's own page, which the platform may lack.
  expect(all.join('')).toMatch('/pagina/contato<');
  expect(await file('nada-1.xml')).toBeNull();
});

test.each(['listas', 'produtos'])(
  'B21: all %s of the kit index are included once, and a wrong total does not prolong the crawl',
  async (key) => {
    const entries = [1, 2, 2, 3].map((id) => ({
      id,
      nome: `Kit ${id}`,
      rota: { path: `/lista/kit-${id}.html` },
    }));
    serve({
      ...SHOP,
      'url/list/listing': (url) => {
        const offset = Number(url.searchParams.get('offset'));
        return {
          estrutura: {},
          conteudo: { [key]: entries.slice(offset, offset + 2) },
          info: { total: 1e15, limit: 2 },
        };
      },
    });
    const file = freshFiles();
    expect(locs(await file('listas-1.xml'))).toEqual(
      [1, 2, 3].map((id) => `https://loja.test/lista/kit-${id}.html`),
    );
    expect(platform.requests.filter(({ url }) => url.includes('list/listing'))).toHaveLength(3);
  },
);

test('B20, B21: robots.txt disallows no address in a sitemap, whatever its name', async () => {
  const named = { id: 99, nome: 'Busca-polo', rota: { path: '/busca-polo.html' } };
  serve({
    ...SHOP,
    'struct/menus/menu-principal': () => ({ menu: [{ label: 'B', rota: { path: '/buscadores' } }] }),
    'url/product/listing/category': (url) => {
      const response = listing(url.searchParams.get('url') ?? '', url);
      return { ...response, conteudo: { ...response.conteudo, produtos: [{ ...product(99), ...named }] } };
    },
  });
  const file = freshFiles();
  const robots = robotsText('https://loja.test', { search: true, training: null });
  const files = locs(await file('sitemap.xml')).map((address) => address?.split('/').at(-1) ?? '');
  const addresses = (await Promise.all(files.map(file))).flatMap(locs);
  expect(addresses).toEqual(
    expect.arrayContaining(['https://loja.test/buscadores', 'https://loja.test/busca-polo.html']),
  );
  expect(addresses.filter((address) => isClosedBy(robots, new URL(address ?? '').pathname))).toEqual([]);
});

test('B25: a closed kit is in the feed at its price, an open kit is not', async () => {
  const kits = ['aberta', 'fechada'].map((tipo, index) => ({
    id: index + 1,
    nome: `Kit ${tipo}`,
    rota: { path: `/lista/${tipo}.html` },
  }));
  serve({
    ...SHOP,
    'url/list/listing': () => ({ estrutura: {}, conteudo: { listas: kits }, info: { total: 2, limit: 24 } }),
    'url/list/detail': (url) => {
      const tipo = /(\w+)\.html/.exec(url.searchParams.get('url') ?? '')?.[1];
      const precos = { por: 150, vista: 140, parcelamento: [] };
      return {
        estrutura: {},
        conteudo: {
          ...product(2),
          id: 2,
          nome: `Kit ${tipo}`,
          tipo,
          precos,
          produtos: [{ ...product(3), filtros: [{ idFiltro: 1, label: 'Feminino' }] }, product(4)],
        },
      };
    },
  });
  const feed = (await freshFiles()('google.xml')) ?? '';
  const kit = feed.split('<item>').filter((item) => item.includes('/lista/'));
  expect(kit).toHaveLength(1);
  expect(kit[0]).toMatch(
    /<g:id>kit-2<.*<g:link>https:\/\/loja\.test\/lista\/fechada\.html<.*<g:is_bundle>yes</s,
  );
  expect(kit[0]).toContain('<g:price>150.00 BRL</g:price>');
  expect(kit[0]).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(kit[0]).toContain('<g:gender>female</g:gender><g:age_group>adult</g:age_group>');
});

test('B21: concurrent readers share one crawl', async () => {
  serve(SHOP);
  const file = freshFiles();
  await Promise.all(Array.from({ length: 8 }, () => file('sitemap.xml')));
  expect(platform.requests.filter(({ url }) => url.includes('/brands'))).toHaveLength(1);
});

test('B16: a platform failure ends the crawl, and the next reader starts a new one', async () => {
  serve({ ...SHOP, 'url/product/listing/category': () => ({ neither: 'listing' }) });
  const file = freshFiles();
  await expect(file('sitemap.xml')).rejects.toMatchObject({ kind: 'malformed' });
  serve(SHOP);
  expect(locs(await file('produtos-1.xml'))).toHaveLength(PRODUCTS);
});

test('B21: old files are kept if a later crawl fails', async () => {
  serve(SHOP);
  const file = freshFiles();
  await file('sitemap.xml');
  const later = performance.now() + 2 * 3_600_000;
  const now = jest.spyOn(performance, 'now').mockReturnValue(later);
  serve({});
  expect(locs(await file('produtos-1.xml'))).toHaveLength(PRODUCTS);
  const { walking } = Reflect.get(globalThis, FILE_CACHE) as { walking: Promise<unknown> };
  await expect(walking).rejects.toMatchObject({ kind: 'failed' });
  expect(locs(await file('produtos-1.xml'))).toHaveLength(PRODUCTS);
  now.mockRestore();
});

test('B16: during a long crawl readers get a 503, and the crawl continues', async () => {
  freshFiles();
  let open: () => void = () => undefined;
  serve(
    SHOP,
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  jest.useFakeTimers();
  const responses = ['sitemap.xml', 'google.xml'].map(crawlerFileResponse);
  await jest.advanceTimersByTimeAsync(4_000);
  for (const { status, headers } of await Promise.all(responses))
    expect([status, headers.get('retry-after')]).toEqual([503, '120']);
  jest.useRealTimers();
  open();
  expect((await crawlerFileResponse('google.xml')).status).toBe(200);
  expect(platform.requests.filter(({ url }) => url.includes('/brands'))).toHaveLength(1);
});
