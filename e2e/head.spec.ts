import { expect, test } from 'playwright/test';
import { headOf } from './support/head';

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
