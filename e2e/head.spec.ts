import { expect, test } from 'playwright/test';
import { reader } from '../.tooling/crawl/reader.mjs';
import { pictureProblems } from '../.tooling/crawl/social-pictures.mjs';
import { needsEmbeddedCatalogue, seoAt, sizedProduct } from './support/embedded-catalogue';
import { headOf, ratingTold } from './support/head';

const LISTING = '/oculos-de-sol';

/** Readers of all sorts; some of them Next would send the tags in the body, if it were let. */
const READERS = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Facebook: 'facebookexternalhit/1.1',
  'an answer engine': 'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
  'a browser': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'nobody in particular': '',
};

test.describe('head of pages', { tag: '@desktop' }, () => {
  test('B18, SEO-01 to SEO-04: every reader gets the same tags in the head of the first HTML', async ({
    request,
  }) => {
    const seen = new Set<string>();
    for (const agent of Object.values(READERS)) {
      const { title, canonical, tag } = await headOf(request, LISTING, agent);
      const names = ['description', 'keywords', 'robots', 'og:title', 'og:url', 'twitter:title'];
      seen.add(JSON.stringify([title, canonical, ...names.map(tag)]));
      expect(title).toMatch(/^Óculos de sol/);
      expect(new URL(canonical ?? '').pathname).toBe(LISTING);
      for (const name of names) expect(tag(name), name).toBeTruthy();
    }
    expect([...seen]).toHaveLength(1);
  });

  for (const [query, kept] of [
    ['?gclid=abc&utm_source=a&fbclid=b', ''],
    ['?order=Menor+Pre%C3%A7o&ipp=24', ''],
    ['?pg=2&order=Menor+Pre%C3%A7o&utm_medium=c', '?pg=2'],
    ['?nada=1&pg=2', '?pg=2'],
  ] as const) {
    test(`B12, SEO-04: ${query} is the canonical page ${kept || 'without query'}`, async ({ request }) => {
      const { canonical, tag } = await headOf(request, LISTING + query);
      const { pathname, search } = new URL(canonical ?? '');
      expect(pathname + search).toBe(LISTING + kept);
      expect(tag('og:url')).toBe(canonical);
    });
  }

  test('B15, SEO-05: listings and their pages are for search engines, sorted and finely filtered views are not', async ({
    request,
  }) => {
    const robots = async (query: string) => (await headOf(request, LISTING + query)).tag('robots');
    for (const query of ['', '?pg=2']) expect(await robots(query), query).toMatch(/^index, follow/);
    for (const query of ['?order=Menor+Pre%C3%A7o', '?preco=449-999', '?ipp=24'])
      expect(await robots(query), query).toBe('noindex, follow');
    expect((await headOf(request, '/busca?busca=redondo')).tag('robots')).toBe('noindex, follow');
  });

  test('SEO-10, SEO-03, SEO-07, SEO-08: the home page has the tags of its estrutura', async ({ request }) => {
    const { title, canonical, tag } = await headOf(request, '/');
    expect(title).toContain('Meridiano');
    expect(new URL(canonical ?? '').pathname).toBe('/');
    expect(tag('keywords')).toContain('óculos');
    expect(tag('og:title')).toBe(title);
    expect(tag('og:description')).toBe(tag('description'));
    expect(tag('twitter:description')).toBe(tag('description'));
    expect(tag('og:image')).toMatch(/\.jpg$/);
    expect(tag('og:locale')).toBe('pt_BR');
  });

  test('SEO-01 to SEO-10, B23: each tag is what estrutura.seo says, at the shop’s own address', async ({
    request,
    baseURL,
  }) => {
    needsEmbeddedCatalogue();
    const read = reader();
    for (const [nivel, path] of [
      ['home', '/'],
      ['product/listing/category', LISTING],
      ['product/listing/brand', '/marcas/garoa-fina'],
      ['product/detail', await sizedProduct()],
      ['list/detail', '/lista/kit-volante-sol-polarizado-e-grau.html'],
    ] as const) {
      const seo = await seoAt(nivel, path);
      const { title, canonical, tag } = await headOf(request, path);
      expect({ path, title, canonical }).toEqual({
        path,
        title: seo.title,
        canonical: new URL(new URL(seo.canonical).pathname, baseURL).href.replace(
          /\/$/,
          path === '/' ? '/' : '',
        ),
      });
      for (const [name, told] of Object.entries({
        description: seo.description,
        keywords: seo.keywords,
        'og:title': seo.titleSocial,
        'twitter:title': seo.titleSocial,
        'og:description': seo.descriptionSocial,
        'twitter:description': seo.descriptionSocial,
        'og:image': seo.openGraphUrlImagem,
        'twitter:image': seo.twitterUrlImagem,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': 'image/jpeg',
        'og:url': canonical,
      }))
        expect({ path, name, value: tag(name) }).toEqual({ path, name, value: told });
      expect(tag('robots')).toMatch(seo.indexar ? /^index, follow/ : /^noindex/);
      expect(await pictureProblems(tag('og:image') ?? '', read), path).toEqual([]);
    }
  });

  test('SEO-11, B9: structured data tell the rating that the page shows', async ({ request, page }) => {
    needsEmbeddedCatalogue();
    const listing = await (await request.get(LISTING)).text();
    const paths = [
      ...new Set([...listing.matchAll(/href="(\/[\w-]+\.html)"/g)].map(([, path = '']) => path)),
    ];
    const told = await Promise.all(paths.map((path) => ratingTold(request, path)));
    const place = told.findIndex((rating) => rating !== undefined);
    const rating = told[place];
    if (rating === undefined) throw new Error('no product of the listing has reviews');
    await page.goto(paths[place] ?? '/');
    const shown = page.locator('#avaliacoes');
    await expect(shown).toContainText(Number(rating.ratingValue).toLocaleString('pt-BR'));
    await expect(shown).toContainText(`${rating.reviewCount} avaliaç`);
  });

  test('SEO-12, ERR-07, ERR-09: the page of an unknown address has its title and nothing against indexing', async ({
    request,
  }) => {
    const { status, title, tag } = await headOf(request, '/nada-que-exista');
    expect(status).toBe(404);
    expect(title).toBe('Página não encontrada');
    expect(tag('robots') ?? '').not.toContain('noindex');
  });

  test('B23: the picture for pages without one is there, for every storefront', async ({ request }) => {
    for (const id of ['oculos', 'maquinas']) {
      const answer = await request.get(`/storefronts/${id}-social.jpg`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect((await answer.body()).length).toBeLessThan(300_000);
    }
  });
});
