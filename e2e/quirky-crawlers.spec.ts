import { createHash } from 'node:crypto';
import { expect } from 'playwright/test';
import { structuredDataProblems } from '../.tooling/crawl/json-ld-rules.mjs';
import { productFacts, productProblems } from '../.tooling/crawl/product-rules.mjs';
import { readPage } from '../.tooling/crawl/read-page.mjs';
import { reader } from '../.tooling/crawl/reader.mjs';
import { pictureProblems } from '../.tooling/crawl/social-pictures.mjs';
import { feedItems, textsOf } from '../.tooling/crawl/xml.mjs';
import { headOf, ratingTold } from './support/head';
import { testWithOwnShop } from './support/own-shop';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { socialKind } from './support/quirky-store/pictures';
import { ODD_TAGS } from './support/quirky-store/seo';

const test = testWithOwnShop({});

const DEFAULT_IMAGE = /\/storefronts\/oculos-social\.jpg$/;

/** Address of the picture that the shop draws for a page from one of the platform's. */
function drawnFrom(shop: string | undefined, path: string, source: string): string {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return `${shop}/social/${name}${path}.jpg`;
}

test.describe('crawlers on a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('SEO-01, SEO-02, SEO-06, SEO-07, SEO-08: without estrutura.seo a page still has all its tags', async ({
    request,
    baseURL,
  }) => {
    const { title, canonical, headings, tag } = await headOf(request, ODD_TAGS.missing);
    expect(title).toBe('Adulto | Meridiano');
    expect(canonical).toBe(baseURL + ODD_TAGS.missing);
    expect(headings).toHaveLength(1);
    expect(tag('description')).toBeTruthy();
    expect(tag('og:description')).toBe(tag('description'));
    expect(tag('og:title')).toBe(title);
    expect(tag('og:image')).toMatch(DEFAULT_IMAGE);
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
    expect(tag('twitter:image')).toMatch(DEFAULT_IMAGE);
    expect(tag('robots')).toMatch(/^index, follow/);
  });

  test('SEO-10: the home page has the tags of its estrutura, at the shop’s own address', async ({
    request,
    baseURL,
  }) => {
    const { title, canonical, tag } = await headOf(request, '/');
    expect(title).toBe('Início | Ótica Vesúvio');
    expect(canonical).toBe(`${baseURL}/`);
    expect(tag('og:url')).toBe(canonical);
    expect(tag('og:title')).toBe(title);
    expect(tag('twitter:title')).toBe(title);
    expect(tag('description')).toContain('Ótica Vesúvio');
    expect(tag('twitter:description')).toBe(tag('description'));
    expect(tag('robots')).toMatch(/^index, follow/);
  });

  test('SEO-01 to SEO-04, SEO-08, SEO-09: markup in tags is text, the canonical address is ours, pictures are found', async ({
    request,
    baseURL,
    platform,
  }) => {
    const { title, canonical, tag } = await headOf(request, ODD_TAGS.hostile);
    const text = 'Sol & "mar"';
    expect(title).toBe(text);
    for (const name of ['description', 'keywords', 'og:title', 'og:description', 'twitter:title'])
      expect(tag(name), name).toBe(text);
    expect(canonical).toBe(baseURL + ODD_TAGS.hostile);
    expect(tag('og:image')).toBe(drawnFrom(baseURL, ODD_TAGS.hostile, `${platform.url}/upload/og.jpg`));
    expect(tag('twitter:image')).toBe(tag('og:image'));
  });

  test('SEO-08, SEO-09, B23: whatever the platform names, link previews get 1200 × 630 below 300 KB from the shop', async ({
    request,
    baseURL,
    platform,
  }) => {
    const read = reader();
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
      const { tag } = await headOf(request, path);
      const url = tag('og:image') ?? '';
      const isNamed = !/^(?:none|foreign)/.test(kind);
      if (isNamed) expect(url).toBe(drawnFrom(baseURL, path, `${platform.url}/upload/social/${kind}`));
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
      const answer = await request.get(url, { maxRedirects: 0 });
      expect([kind, answer.status()]).toEqual([kind, isPhoto || !isNamed ? 200 : 307]);
      if (!isPhoto) continue;
      const head = await request.head(url);
      expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
      expect(head.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': expect.stringContaining('public, max-age=86400'),
      });
      const { etag = '' } = answer.headers();
      const again = await request.get(url, { headers: { 'if-none-match': etag } });
      expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    }
  });

  test('C2, B16: the picture of no page is 404, and no address makes the shop fetch what no page names', async ({
    request,
    baseURL,
    platform,
  }) => {
    const path = `/${PRODUCTS[1]?.slug}.html`;
    for (const [address, status] of [
      [drawnFrom('', '/nao-existe.html', `${platform.url}/upload/og.jpg`), 404],
      [drawnFrom('', path, `${platform.url}/__log`), 307],
      [`/social/${encodeURIComponent(`${platform.url}/upload/og.jpg`)}`, 404],
      ['/social/%E0%A4%A.jpg', 400],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, status]);
    }
    expect((await request.post(drawnFrom(baseURL, path, 'x'))).status()).toBe(405);
  });

  test('SEO-01 to SEO-03: endless texts do not make endless heads', async ({ request }) => {
    const { title, tag } = await headOf(request, ODD_TAGS.endless);
    expect(title).toMatch(/^troca troca/);
    for (const text of [title, tag('description'), tag('keywords')]) expect(text?.length).toBeLessThan(600);
  });

  test('SEO-05: what the platform keeps from search engines is kept, and told to none', async ({
    request,
  }) => {
    expect((await headOf(request, ODD_TAGS.hidden)).tag('robots')).toBe('noindex, follow');
    const brands = await (await request.get('/sitemaps/marcas-1.xml')).text();
    expect(brands).toContain('/marcas/vesuvio<');
    expect(brands).not.toContain(ODD_TAGS.hidden);
  });

  test('SEO-11, B9: structured data tell the rating that the page shows, and none where there is none', async ({
    request,
    page,
  }) => {
    const pathOf = (remainder: number) => `/${PRODUCTS.find(({ id }) => id % 4 === remainder)?.slug}.html`;
    expect(await ratingTold(request, pathOf(1))).toMatchObject({ ratingValue: '4.5', reviewCount: 3 });
    await page.goto(pathOf(1));
    await expect(page.locator('#avaliacoes')).toContainText('4,5');
    await expect(page.locator('#avaliacoes')).toContainText('3 avaliações');
    for (const remainder of [2, 3]) expect(await ratingTold(request, pathOf(remainder))).toBeUndefined();
  });

  test('SEO-11, B3, B4, B25: structured data, social tags, feed and page agree for every product', async ({
    request,
    baseURL,
  }) => {
    const items = feedItems(await (await request.get('/feed/google.xml')).text());
    const feed = new Map(items.map((item) => [item.get('link')?.[0], item]));
    const problems: string[] = [];
    for (const { slug } of PRODUCTS) {
      const address = `${baseURL}/${slug}.html`;
      const page = readPage(await (await request.get(address)).text());
      const facts = productFacts(page);
      if (facts === null) throw new Error(`${address} tells no product`);
      problems.push(
        ...structuredDataProblems(page.structured, baseURL ?? ''),
        ...productProblems(facts, feed.get(address)).map((problem) => `${slug}: ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  });

  test('B21: no sitemap names an address twice', async ({ request }) => {
    const index = textsOf(await (await request.get('/sitemap.xml')).text(), 'loc');
    const all: string[] = [];
    for (const file of index) all.push(...textsOf(await (await request.get(file)).text(), 'loc'));
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all).size).toBe(all.length);
  });

  test('SEO-12, ERR-08: while the platform is down the page says so in its title, and may be indexed', async ({
    request,
    platform,
  }) => {
    await platform.control('url/', '500');
    const { status, title, tag } = await headOf(request, '/solares?pg=2');
    await platform.behave();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(title).toBe('Tivemos uma indisponibilidade temporária');
    expect(tag('robots') ?? '').not.toContain('noindex');
  });
});
