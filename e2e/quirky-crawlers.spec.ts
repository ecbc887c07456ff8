import { createHash } from 'node:crypto';
import { expect } from 'playwright/test';
import { createReader } from '../tools/crawl/fetch';
import { structuredDataProblems } from '../tools/crawl/json-ld-rules';
import { feedItems, parsePage, textsOf } from '../tools/crawl/parse';
import { itemOfPage, productFacts, productProblems } from '../tools/crawl/product-rules';
import { pictureProblems } from '../tools/crawl/social-pictures';
import { readCrawlerFile } from './support/crawler-files';
import { readHead, readStructuredRating } from './support/head';
import { FOREIGN_HOST, PRODUCTS } from './support/quirky-store/catalogue';
import { socialKind } from './support/quirky-store/pictures';
import { MALFORMED_SEO } from './support/quirky-store/seo';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop({ rules: [{ path: 'brands', behaviour: '500' }] });

const DEFAULT_IMAGE = /\/storefront\/[0-9a-f]{12}\/social\.jpg$/;

/** Address of the link-preview picture that the shop makes from one of the platform's pictures. */
function previewImageUrl(shop: string | undefined, path: string, source: string): string {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return `${shop}/social/${name}${path}.jpg`;
}

test.describe('crawlers on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  // The first two tests use a new shop that could not read the catalogue when it started.
  test('B16: while the platform fails the sitemap returns 503 instead of a partial catalogue', async ({
    request,
    platform,
  }) => {
    const response = await request.get('/sitemap.xml');
    await platform.reset();
    expect(response.status()).toBe(503);
    expect(response.headers()).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
  });

  test('B16: crawlers get 503 with Retry-After while the catalogue is being read', async ({
    platform,
    request,
  }) => {
    await platform.setBehaviour('url/', 'slow', 1_000);
    for (const file of ['/sitemap.xml', '/feed/google.xml']) {
      const early = await request.get(file);
      expect([early.status(), early.headers()['retry-after']], file).toEqual([503, '120']);
    }
    await platform.reset();
    expect(await readCrawlerFile(request, '/sitemap.xml')).toContain('/sitemaps/produtos-1.xml');
  });

  test('B21, B25: sitemap and feed contain this shop’s products', async ({ request }) => {
    const products = await readCrawlerFile(request, '/sitemaps/produtos-1.xml');
    const found = [...products.matchAll(/<loc>[^<]*\/([^/<]*)\.html/g)].map(([, slug]) => slug);
    const listed = PRODUCTS.filter(({ categoria }) => categoria !== '').map(({ slug }) => slug);
    expect(listed.filter((slug) => !found.includes(slug))).toEqual([]);
    const feed = await readCrawlerFile(request, '/feed/google.xml');
    expect(feed).toContain('<g:price>');
    expect(feed).not.toContain('meridiano');
  });

  test('SEO-01, SEO-02, SEO-06 to SEO-08: a page without estrutura.seo still has all its tags', async ({
    request,
    baseURL,
  }) => {
    const { title, canonical, headings, tag } = await readHead(request, MALFORMED_SEO.missing);
    expect(title).toBe('Adulto | Meridiano');
    expect(canonical).toBe(baseURL + MALFORMED_SEO.missing);
    expect(headings).toHaveLength(1);
    expect(tag('description')).toBeTruthy();
    expect(tag('og:description')).toBe(tag('description'));
    expect(tag('og:title')).toBe(title);
    expect(tag('og:image')).toMatch(DEFAULT_IMAGE);
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
    expect(tag('twitter:image')).toMatch(DEFAULT_IMAGE);
    expect(tag('robots')).toMatch(/^index, follow/);
  });

  test('SEO-10: the home page has the tags from estrutura, with the shop’s own address', async ({
    request,
    baseURL,
  }) => {
    const { title, canonical, tag } = await readHead(request, '/');
    expect(title).toBe('Início | Ótica Vesúvio');
    expect(canonical).toBe(`${baseURL}/`);
    expect(tag('og:url')).toBe(canonical);
    expect(tag('og:title')).toBe(title);
    expect(tag('twitter:title')).toBe(title);
    expect(tag('description')).toContain('Ótica Vesúvio');
    expect(tag('twitter:description')).toBe(tag('description'));
    expect(tag('robots')).toMatch(/^index, follow/);
  });

  test('SEO-01 to SEO-04, SEO-08, SEO-09: markup in SEO fields becomes plain text, and the canonical address and the preview picture are the shop’s', async ({
    request,
    baseURL,
    platform,
  }) => {
    const { title, canonical, tag } = await readHead(request, MALFORMED_SEO.hostile);
    const text = 'Sol & "mar"';
    expect(title).toBe(text);
    for (const name of ['description', 'keywords', 'og:title', 'og:description', 'twitter:title'])
      expect(tag(name), name).toBe(text);
    expect(canonical).toBe(baseURL + MALFORMED_SEO.hostile);
    expect(tag('og:image')).toBe(
      previewImageUrl(baseURL, MALFORMED_SEO.hostile, `${platform.url}/upload/og.jpg`),
    );
    expect(tag('twitter:image')).toBe(tag('og:image'));
  });

  test('SEO-08, SEO-09, B23: the link-preview picture is 1200 × 630 and below 300 KB, and a picture on another host is only linked', async ({
    request,
    baseURL,
    platform,
  }) => {
    const read = createReader();
    const products = PRODUCTS.slice(0, 8).map(({ slug }) => ({
      path: `/${slug}.html`,
      kind: socialKind(slug),
    }));
    expect(new Set(products.map(({ kind }) => kind)).size).toBe(8);
    for (const { path, kind } of [
      ...products,
      { path: '/', kind: 'none' },
      { path: '/solares', kind: 'none' },
    ]) {
      const { tag } = await readHead(request, path);
      const url = tag('og:image') ?? '';
      if (kind.startsWith('foreign')) {
        // On another origin: the shop must not fetch the picture, and does not know its size.
        expect([url, tag('twitter:image'), tag('og:image:width')]).toEqual([
          `${FOREIGN_HOST}/upload/social/${kind}`,
          url,
          undefined,
        ]);
        continue;
      }
      const isNamed = kind !== 'none';
      if (isNamed) expect(url).toBe(previewImageUrl(baseURL, path, `${platform.url}/upload/social/${kind}`));
      else expect(url).toMatch(DEFAULT_IMAGE);
      expect(new URL(url).origin).toBe(baseURL);
      expect(tag('twitter:image')).toBe(url);
      expect(['width', 'height', 'type'].map((what) => tag(`og:image:${what}`))).toEqual([
        '1200',
        '630',
        'image/jpeg',
      ]);
      expect(tag('og:image:alt')).toBeTruthy();
      expect(await pictureProblems(url, read), `${path}, ${kind}`).toEqual([]);
      const isPhoto = /^(?:tall|clear|small)/.test(kind);
      const response = await request.get(url, { maxRedirects: 0 });
      expect([kind, response.status()]).toEqual([kind, isPhoto || !isNamed ? 200 : 307]);
      if (!isPhoto) continue;
      const head = await request.head(url);
      expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
      expect(head.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': expect.stringContaining('public, max-age=86400'),
      });
      const { etag = '' } = response.headers();
      const again = await request.get(url, { headers: { 'if-none-match': etag } });
      expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    }
  });

  test('C2, B16: the preview picture of a missing page returns 404, and no address makes the shop fetch another picture', async ({
    request,
    baseURL,
    platform,
  }) => {
    const path = `/${PRODUCTS[1]?.slug}.html`;
    for (const [address, status] of [
      [previewImageUrl('', '/nao-existe.html', `${platform.url}/upload/og.jpg`), 404],
      [previewImageUrl('', path, `${platform.url}/__log`), 307],
      [`/social/${encodeURIComponent(`${platform.url}/upload/og.jpg`)}`, 404],
      ['/social/%E0%A4%A.jpg', 404],
    ] as const) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect([address, response.status()]).toEqual([address, status]);
    }
    expect((await request.post(previewImageUrl(baseURL, path, 'x'))).status()).toBe(405);
  });

  test('SEO-01 to SEO-03: overlong texts in the head are cut', async ({ request }) => {
    const { title, tag } = await readHead(request, MALFORMED_SEO.endless);
    expect(title).toMatch(/^troca troca/);
    for (const text of [title, tag('description'), tag('keywords')]) expect(text?.length).toBeLessThan(600);
  });

  test('SEO-05: a page that the platform marks noindex is noindex, and in no sitemap', async ({
    request,
  }) => {
    expect((await readHead(request, MALFORMED_SEO.hidden)).tag('robots')).toBe('noindex, follow');
    const brands = await readCrawlerFile(request, '/sitemaps/marcas-1.xml');
    expect(brands).toContain('/marcas/vesuvio<');
    expect(brands).not.toContain(MALFORMED_SEO.hidden);
  });

  test('SEO-11, B9: structured data has the page’s rating, or none if the page shows none', async ({
    request,
    page,
  }) => {
    const pathOf = (remainder: number) => `/${PRODUCTS.find(({ id }) => id % 4 === remainder)?.slug}.html`;
    expect(await readStructuredRating(request, pathOf(1))).toMatchObject({
      ratingValue: '4.5',
      reviewCount: 3,
    });
    await page.goto(pathOf(1));
    await expect(page.locator('#avaliacoes')).toContainText('4,5');
    await expect(page.locator('#avaliacoes')).toContainText('3 avaliações');
    for (const remainder of [2, 3])
      expect(await readStructuredRating(request, pathOf(remainder))).toBeUndefined();
  });

  test('SEO-11, B3, B4, B25: structured data, social tags, feed and page agree for every product', async ({
    request,
    baseURL,
  }) => {
    const items = feedItems(await readCrawlerFile(request, '/feed/google.xml'));
    const problems: string[] = [];
    for (const { slug } of PRODUCTS) {
      const address = `${baseURL}/${slug}.html`;
      const page = parsePage(await (await request.get(address)).text());
      const facts = productFacts(page);
      if (facts === null) throw new Error(`${address} has no product`);
      problems.push(
        ...(await structuredDataProblems(page.structured, baseURL ?? '')),
        ...productProblems(facts, itemOfPage(items, address, facts)).map((problem) => `${slug}: ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  });

  test('B21: sitemaps list each address once', async ({ request }) => {
    const index = textsOf(await readCrawlerFile(request, '/sitemap.xml'), 'loc');
    const all: string[] = [];
    for (const file of index) all.push(...textsOf(await (await request.get(file)).text(), 'loc'));
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all).size).toBe(all.length);
  });

  test('SEO-12, ERR-08: during an outage the page’s title says so, without noindex', async ({
    request,
    platform,
  }) => {
    await platform.setBehaviour('url/', '500');
    // A listing that no earlier test has read.
    const { status, title, tag } = await readHead(request, '/solares?ipp=36');
    await platform.reset();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(title).toBe('Tivemos uma indisponibilidade temporária');
    expect(tag('robots') ?? '').not.toContain('noindex');
  });
});
