import { expect, test } from 'playwright/test';
import { createReader } from '../tools/crawl/fetch';
import { pictureProblems } from '../tools/crawl/social-pictures';
import {
  findProductPath,
  findSizedProduct,
  readSeoFields,
  skipWithoutEmbeddedStore,
} from './support/embedded-catalogue';
import { readHead, readStructuredRating } from './support/head';
import { readServed } from './support/served-page';

const LISTING = '/oculos-de-sol';

/** Crawlers of all kinds; by default Next streams metadata into the body for some of them. */
const READERS = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Facebook: 'facebookexternalhit/1.1',
  'an answer engine': 'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
  'a browser': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'nobody in particular': '',
};

test.describe('the head of a page', { tag: '@desktop' }, () => {
  test('B18, SEO-01 to SEO-04: every crawler gets the same tags in the head of the initial HTML', async ({
    request,
  }) => {
    const variants = new Set<string>();
    for (const agent of Object.values(READERS)) {
      const { title, canonical, tag } = await readHead(request, LISTING, agent);
      const names = ['description', 'keywords', 'robots', 'og:title', 'og:url', 'twitter:title'];
      variants.add(JSON.stringify([title, canonical, ...names.map(tag)]));
      expect(title).toMatch(/^Óculos de sol/);
      expect(new URL(canonical ?? '').pathname).toBe(LISTING);
      for (const name of names) expect(tag(name), name).toBeTruthy();
    }
    expect([...variants]).toHaveLength(1);
  });

  for (const [query, kept] of [
    ['?gclid=abc&utm_source=a&fbclid=b', ''],
    ['?order=Menor+Pre%C3%A7o&ipp=24', ''],
    ['?pg=2&order=Menor+Pre%C3%A7o&utm_medium=c', '?pg=2'],
    ['?nada=1&pg=2', '?pg=2'],
  ] as const) {
    test(`B12, SEO-04: the canonical address of ${query} has ${kept === '' ? 'no query' : `the query ${kept}`}`, async ({
      request,
    }) => {
      const { canonical, tag } = await readHead(request, LISTING + query);
      const { pathname, search } = new URL(canonical ?? '');
      expect(pathname + search).toBe(LISTING + kept);
      expect(tag('og:url')).toBe(canonical);
    });
  }

  test('B15, SEO-05: listings and their further pages are indexed; sorted lists, price filters and searches are not', async ({
    request,
  }) => {
    const robots = async (query: string) => (await readHead(request, LISTING + query)).tag('robots');
    for (const query of ['', '?pg=2']) expect(await robots(query), query).toMatch(/^index, follow/);
    for (const query of ['?order=Menor+Pre%C3%A7o', '?preco=449-999', '?ipp=24'])
      expect(await robots(query), query).toBe('noindex, follow');
    expect((await readHead(request, '/busca?busca=redondo')).tag('robots')).toBe('noindex, follow');
  });

  test('SEO-10, SEO-03, SEO-07, SEO-08: the home page has the tags from the platform’s “estrutura”', async ({
    request,
  }) => {
    const { title, canonical, tag } = await readHead(request, '/');
    expect(title).toContain('Meridiano');
    expect(new URL(canonical ?? '').pathname).toBe('/');
    expect(tag('keywords')).toContain('óculos');
    expect(tag('og:title')).toBe(title);
    expect(tag('og:description')).toBe(tag('description'));
    expect(tag('twitter:description')).toBe(tag('description'));
    expect(tag('og:image')).toMatch(/\.jpg$/);
    expect(tag('og:locale')).toBe('pt_BR');
  });

  test('SEO-01 to SEO-10, B23: each tag comes from estrutura.seo, and addresses are the shop’s', async ({
    request,
    baseURL,
  }) => {
    skipWithoutEmbeddedStore();
    const read = createReader();
    for (const [nivel, path] of [
      ['home', '/'],
      ['product/listing/category', LISTING],
      ['product/listing/brand', '/marcas/garoa-fina'],
      ['product/detail', await findSizedProduct()],
      ['list/detail', '/lista/kit-volante-sol-polarizado-e-grau.html'],
    ] as const) {
      const seo = await readSeoFields(nivel, path);
      const { title, canonical, tag } = await readHead(request, path);
      expect({ path, title, canonical }).toEqual({
        path,
        title: seo.title,
        canonical: new URL(new URL(seo.canonical).pathname, baseURL).href.replace(
          /\/$/,
          path === '/' ? '/' : '',
        ),
      });
      for (const [name, expected] of Object.entries({
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
        expect({ path, name, value: tag(name) }).toEqual({ path, name, value: expected });
      expect(tag('robots')).toMatch(seo.indexar ? /^index, follow/ : /^noindex/);
      expect(await pictureProblems(tag('og:image') ?? '', read), path).toEqual([]);
    }
  });

  test('SEO-11, B9: structured data contains the rating that the page shows', async ({ request }) => {
    skipWithoutEmbeddedStore();
    const path = await findProductPath(
      (product) => ((product as { avaliacao?: { quantidade: number } }).avaliacao?.quantidade ?? 0) > 0,
    );
    const rating = await readStructuredRating(request, path);
    if (rating === undefined) throw new Error(`${path} has reviews, but no rating in its structured data.`);
    const shown = (await readServed(request, path))('#avaliacoes').text();
    expect(shown).toContain(Number(rating.ratingValue).toLocaleString('pt-BR'));
    expect(shown).toContain(`${rating.reviewCount} avaliaç`);
  });

  test('SEO-12, ERR-07, ERR-09: the 404 page has its title and is not marked noindex', async ({
    request,
  }) => {
    const { status, title, tag } = await readHead(request, '/nada-que-exista');
    expect(status).toBe(404);
    expect(title).toBe('Página não encontrada');
    expect(tag('robots') ?? '').not.toContain('noindex');
  });

  test('B23: the storefront has a default link-preview picture, a JPEG below 300 KB', async ({ request }) => {
    const response = await request.get('/storefront/current/social.jpg');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    expect((await response.body()).length).toBeLessThan(300_000);
  });
});
