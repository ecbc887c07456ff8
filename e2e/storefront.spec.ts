import { type APIRequestContext, expect } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { readCrawlerFile } from './support/crawler-files';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { readMarkup } from './support/markup';
import { openHydrated } from './support/navigation';
import { buyButton, lensButton } from './support/product-page';
import { contentOf } from './support/served-page';
import { test } from './support/storefront-test';
import type { StorefrontFacts } from './support/storefronts';

test.use(WITH_PICTURES);

/** Pages that every storefront has, in addition to those in its sitemaps. */
const COMMON = [
  '/',
  '/?render=1',
  '/marcas',
  '/lista',
  '/cartao-bndes',
  '/c/black-friday',
  '/busca?busca=xyzxyzxyz',
  '/pagina/perguntas-frequentes',
  '/pagina/quem-somos',
  '/pagina/termos-de-compra',
  '/pagina/contato',
  '/pagina/acessibilidade',
  '/pagina/avaliacao-loja?key=demonstracao-1',
  '/nada/que/exista',
];

const FILES = ['/manifest.webmanifest', '/opensearch.xml', '/feed/google.xml', '/offline/page.html'];

function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
}

const CONCURRENCY = 2;

/** Number of pages read per kind: enough to cover the texts of every category without reading the whole catalogue. */
const PAGES_PER_SITEMAP = 16;

/** Paths from the sitemaps, spread evenly over each sitemap. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const placesIn = async (path: string) =>
    [...(await readCrawlerFile(request, path)).matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => loc);
  const files = await placesIn('/sitemap.xml');
  const lists = await Promise.all(files.map((file) => placesIn(new URL(file).pathname)));
  return lists.flatMap((places) => {
    const step = Math.ceil(places.length / PAGES_PER_SITEMAP);
    return places.filter((_, index) => index % step === 0).map((loc) => new URL(loc).pathname);
  });
}

/** Words from other trades in served texts, each with its context. */
async function findForeignWords(
  request: APIRequestContext,
  paths: readonly string[],
  { forbidden }: StorefrontFacts,
) {
  const found: string[] = [];
  const queue = [...paths];
  const read = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const text = await (await request.get(path)).text();
      const [match] = forbidden.exec(text) ?? [];
      if (match) found.push(`${path}: ${text.slice(text.indexOf(match) - 40, text.indexOf(match) + 40)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, read));
  return found;
}

// The feed reads the whole catalogue; tracing that many responses would take longer than the test may.
test.describe.configure({ timeout: 300_000 });

test.describe('one of the storefronts', { tag: ['@desktop', '@any-shop', '@each-shop'] }, () => {
  test('VARIANT-01, VARIANT-02: the page has this storefront’s name, seller, texts and structured data', async ({
    request,
    shop,
  }) => {
    const html = await (await request.get('/')).text();
    const $ = contentOf(html);
    expect($('head title').text()).toMatch(shop.title);
    for (const text of shop.texts) expect($('body').text()).toContain(text);
    for (const text of shop.seller) expect($('footer').text()).toContain(text);
    expect($('header a[href="/"]').first().text()).toContain(`${shop.name}, página inicial`);
    expect($('html').attr('data-storefront')).toBe(shop.id);
    expect($('link[rel="search"]').attr('title')).toBe(shop.name);
    const store = jsonLdOf(html).find(({ legalName }) => legalName !== undefined);
    expect(store).toMatchObject({ name: shop.name, legalName: shop.seller[0], email: shop.seller[2] });
  });

  test('VARIANT-01, A31, B27: the manifest, feeds and similar files have this storefront’s name', async ({
    request,
    shop,
  }) => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ short_name: shop.name, icons: [{}, {}, {}] });
    for (const { src } of manifest.icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
    }
    expect(await (await request.get('/opensearch.xml')).text()).toContain(
      `<ShortName>${shop.name}</ShortName>`,
    );
    expect(await readCrawlerFile(request, '/feed/google.xml')).toContain(`<title>${shop.name}</title>`);
    for (const [address, type] of [
      ['/favicon.ico', 'image/x-icon'],
      ['/offline/tokens.css', 'text/css; charset=utf-8'],
      ['/offline/drawing.svg', 'image/svg+xml'],
    ] as const) {
      const file = await request.get(address);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
    }
  });

  test('VARIANT-01, SCOPE-26, LENS-01, PDP-18: only the eyewear shop has lenses and measurements', async ({
    page,
    shop,
  }) => {
    skipWithoutEmbeddedStore();
    const path = await findProductPath(
      ({ status, personalizacoes, atributos }) =>
        status === 'disponivel' &&
        personalizacoes.length > 0 === shop.sellsLenses &&
        (Array.isArray(atributos) || (atributos.simples?.valores.length ?? 0) < 2),
    );
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible();
    const measures = page.getByRole('heading', { level: 2, name: 'Medidas', exact: true });
    await expect(measures).toHaveCount(shop.measures ? 1 : 0);
    await (shop.sellsLenses ? lensButton : buyButton)(page).click();
    const next = shop.sellsLenses ? 'Escolha as suas lentes' : 'Seu carrinho';
    await expect(page.getByRole('dialog', { name: next })).toBeVisible();
  });

  test('VARIANT-09, ROUTE-12, INST-23: /cartao-bndes exists in every shop, each with its own text', async ({
    request,
    shop,
  }) => {
    const response = await request.get('/cartao-bndes', { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const { title, text } = readMarkup(await response.text());
    expect(title).toContain(shop.name);
    expect(text).toMatch(/Cartão BNDES/);
    expect(text).toContain('O Cartão BNDES é uma linha de crédito');
  });

  test('VARIANT-01, FAQ-14: every shop has the page of nine questions, also as structured data', async ({
    request,
  }) => {
    const html = await (await request.get('/pagina/perguntas-frequentes')).text();
    const { mainEntity } = jsonLdOf(html).find((data) => data['@type'] === 'FAQPage') ?? {};
    expect(mainEntity).toHaveLength(9);
    expect(readMarkup(html).text).toContain('Meu pedido não chegou. E agora?');
  });

  test('VARIANT-01, VARIANT-02: no page and no file mentions the other shop’s trade', async ({
    request,
    shop,
  }) => {
    const paths = [...COMMON, ...FILES, ...(await sitemapPaths(request))];
    expect(paths.length).toBeGreaterThan(50);
    expect(await findForeignWords(request, paths, shop)).toEqual([]);
  });
});
