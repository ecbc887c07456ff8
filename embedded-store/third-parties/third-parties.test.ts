/** @jest-environment node */
import { sessionOf } from '../testing/caller';
import { allProducts, cartPayloadOf, readyProduct } from '../testing/find';
import { openPgliteStore, PUBLIC_URL, SHOP_URL, type TestStore } from '../testing/test-store';
import { minutesToRead } from './blog-pages';

let store: TestStore;
beforeAll(async () => {
  store = await openPgliteStore();
}, 180_000);
afterAll(() => store.close());

const key = { Authorization: 'Bearer demonstracao' };
const read = async (path: string, headers: Record<string, string> = key) => {
  const response = await store.request(`/third-parties/${path}`, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
type Review = {
  id: number;
  text: string;
  author: string;
  date: string;
  rate: number;
  demonstration: boolean;
};
type WordPressPost = {
  id: number;
  link: string;
  title: { rendered: string };
  excerpt: { rendered: string };
  yoast_head_json: { og_image: { url: string; width: number; height: number; alt: string }[] };
};

describe('reviews service', () => {
  test('API-38, REVIEW-25, REVIEW-27: the shop has seven five-star reviews, marked as demonstration', async () => {
    const { status, body } = await read('reviews/store_reviews?limit=7&min_rating=5');
    const reviews = body.store_reviews as Review[];
    expect(status).toBe(200);
    expect(reviews).toHaveLength(7);
    for (const { id, text, author, date, rate, demonstration } of reviews) {
      expect([rate, demonstration]).toEqual([5, true]);
      expect(Number.isInteger(id) && text.length > 40 && author !== '').toBe(true);
      expect(date).toMatch(/^2026-\d{2}-\d{2}$/);
    }
    expect(body.notice).toMatch(/demonstração/);
  });

  test('reviews with lower grades are included, and the newest come first', async () => {
    const { body } = await read('reviews/store_reviews?limit=50');
    const reviews = body.store_reviews as Review[];
    expect(new Set(reviews.map(({ rate }) => rate)).size).toBeGreaterThan(2);
    expect(reviews.map(({ date }) => date)).toEqual(
      reviews
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(body.rating.count).toBe(reviews.length);
  });

  test('API-42, REVIEW-24: a product has a rating and at most seven reviews, which match its page', async () => {
    const { body } = await read('reviews/products/1?limit=7');
    const detail = await store.api.get<{
      conteudo: { id: number; avaliacao: { media: number; quantidade: number } };
    }>(`url/product/detail?url=${await slugOf(1)}`);
    const { media, quantidade } = detail.body.conteudo.avaliacao;
    expect(body.rating).toMatchObject({ average: media, count: quantidade });
    expect(Object.values<number>(body.rating.distribution).reduce((a, b) => a + b)).toBe(quantidade);
    expect(body.opinions).toHaveLength(Math.min(7, quantidade));
    expect(body.opinions[0]).toMatchObject({ rate: expect.any(Number), demonstration: true });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test('a product without reviews has an empty rating', async () => {
    const { status, body } = await read('reviews/products/999999');
    expect([status, body.rating.count, body.rating.average, body.opinions]).toEqual([200, 0, 0, []]);
  });

  test.each([
    'store_reviews?limit=0',
    'store_reviews?min_rating=6',
    'store_reviews?limit=x',
    'products/abc',
    'products/9e9',
  ])('%s is rejected', async (path) => expect((await read(`reviews/${path}`)).status).toBe(422));

  test('API-42: a request without the authorization header is rejected', async () => {
    expect((await read('reviews/store_reviews', {})).status).toBe(401);
    expect((await read('reviews/products/1', {})).status).toBe(401);
    expect((await read('reviews/nothing')).status).toBe(404);
  });

  test('API-40, PDP-52: any host can load the widget’s script, and no secret is needed', async () => {
    const script = await store.request('/third-parties/reviews/widget.js');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const data = await read('reviews/widget/products/1?limit=7', {});
    expect(data.headers.get('access-control-allow-origin')).toBe('*');
    expect(data.body.opinions.length).toBeGreaterThan(0);
  });
});

async function slugOf(id: number): Promise<string> {
  const { body } = await store.api.get<{ produtos: { id: number; rota: { path: string } }[] }>(
    `showcase/products/ultimos-vistos?seenProducts=${id}`,
  );
  return body.produtos[0]?.rota.path ?? '';
}

describe('blog', () => {
  const posts = async (query: string) => read(`blog/wp-json/wp/v2/posts${query}`, {});

  test('API-39, HOME-11, HOME-12: there are three posts in the WordPress format, whose picture and alt come from the social metadata', async () => {
    const { status, headers, body } = await posts('?per_page=3');
    const found = body as WordPressPost[];
    expect([status, found.length]).toEqual([200, 3]);
    expect(Number(headers.get('x-wp-total'))).toBeGreaterThan(3);
    for (const post of found) {
      expect(post.title.rendered.length).toBeGreaterThan(15);
      expect(post.excerpt.rendered).toMatch(/^<p>.{60,}<\/p>\n$/);
      expect(post.yoast_head_json.og_image[0]).toMatchObject({
        url: expect.stringMatching(/\.webp$/),
        alt: expect.stringMatching(/\w{3}/),
      });
      expect(post.link.startsWith(`${PUBLIC_URL}/third-parties/blog/`)).toBe(true);
    }
  });

  test('the blog links to each subject, whose page has only its posts', async () => {
    const index = await (await store.request('/third-parties/blog')).text();
    expect(index).toContain('href="/third-parties/blog?assunto=lentes">Lentes</a>');
    const lenses = await (await store.request('/third-parties/blog?assunto=lentes')).text();
    expect(lenses).toContain('aria-current="page">Lentes</a>');
    expect(new Set(lenses.match(/<b>(?:Lentes|Medidas|Cuidados)<\/b>/g))).toEqual(new Set(['<b>Lentes</b>']));
  });

  test('every post, and the blog itself, is a page marked as a demonstration', async () => {
    const { body } = await posts('');
    for (const link of [
      ...(body as WordPressPost[]).map((post) => post.link),
      `${PUBLIC_URL}/third-parties/blog`,
    ]) {
      const page = await store.request(link.slice(PUBLIC_URL.length));
      const text = await page.text();
      expect(page.status).toBe(200);
      expect(text).toContain('Esta é uma página de demonstração.');
      expect(text).toContain(`href="${SHOP_URL}"`);
      expect(text).not.toMatch(
        / style=|<script(?! src="\/demonstracao\/voltar\.js" defer><\/script>)|<style/,
      );
    }
    const missing = await store.request('/third-parties/blog/nada');
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('Página não encontrada'),
    ]);
  });

  test('SCOPE-07: every post names its author, and links to three other posts with pictures, to products of its listing with prices, and to the shop’s search, account, favourites, bag, categories and help', async () => {
    const { body } = await posts('');
    const paths = (body as WordPressPost[]).map(({ link }) => link.slice(PUBLIC_URL.length));
    for (const path of paths) {
      const text = await (await store.request(path)).text();
      const [, more = ''] = /<h2 id="leia-tambem">Leia também<\/h2>(.*?)<\/section>/s.exec(text) ?? [];
      const others = [...more.matchAll(/<img [^>]+>.*?<h3><a href="([^"]+)">[^<]+</gs)].map(
        ([, href = '']) => href,
      );
      expect(new Set(others).size).toBe(3);
      expect(text).toMatch(/Por <b>\p{L}+ \p{L}+<\/b>, \p{L}{4}/u);
      expect(paths).toEqual(expect.arrayContaining(others));
      expect(others).not.toContain(path);
      const [, foot = ''] = /<footer class="foot">(.*?)<\/footer>/s.exec(text) ?? [];
      const hrefsIn = (part: string) => [...part.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      const shown = ['/oculos-de-grau', '/pagina/troca-e-devolucao', '/pagina/ajuda-e-suporte'];
      expect(hrefsIn(foot)).toEqual(expect.arrayContaining(shown.map((to) => SHOP_URL + to)));
      const [, head = ''] = /<header class="bar">(.*?)<\/header>/s.exec(text) ?? [];
      const offered = ['/busca', '/favoritos', '/oculos-de-grau', '/oculos-de-sol', '/marcas'].map(
        (to) => SHOP_URL + to,
      );
      expect(hrefsIn(head)).toEqual(
        expect.arrayContaining([...offered, '/minha-conta', '/checkout/carrinho/', '/third-parties/blog']),
      );
      // On phones a button opens the menu, which has the same links.
      const [, menu = ''] = /<details class="menu">.*?<nav [^>]*>(.*?)<\/nav>/s.exec(head) ?? [];
      const [, row = ''] = /<nav class="shop" [^>]*>(.*?)<\/nav>/s.exec(head) ?? [];
      expect(hrefsIn(menu).length).toBeGreaterThan(4);
      expect(hrefsIn(menu)).toEqual(hrefsIn(row));
      const [, products = ''] = /<ul class="products">(.*?)<\/ul>/s.exec(text) ?? [];
      expect(new Set(hrefsIn(products)).size).toBeGreaterThanOrEqual(3);
      expect(text.indexOf('<a href="#vitrine">')).toBeLessThan(text.indexOf('class="cover"'));
      expect(text).toContain('<a href="#vitrine">');
      expect(products.match(/<strong>R\$\s[\d.]+,\d\d<\/strong>/g)).toHaveLength(hrefsIn(products).length);
      for (const href of hrefsIn(products)) {
        const found = `url/verify?url=${href?.slice(SHOP_URL.length)}`;
        expect((await store.api.get(found)).body).toEqual({ nivel: 'product/detail' });
      }
    }
  });

  test('HEAD-06, HEAD-07: the header has the number of pieces in the bag, the entries below each menu entry, and help', async () => {
    const empty = await (await store.request('/third-parties/blog')).text();
    const countIn = (text: string) => />Sacola<\/span> <b>(\d+)<\/b>/.exec(text)?.[1];
    expect(countIn(empty)).toBeUndefined();
    const card = readyProduct(await allProducts(store));
    const added = await store.request(`/checkout/carrinho?add=${cartPayloadOf(card).hash}`);
    const headers = { Cookie: `PHPSESSID=${sessionOf(added)}` };
    expect(countIn(await (await store.request('/third-parties/blog', { headers })).text())).toBe('1');
    expect(empty).toContain(`<a class="help" href="${SHOP_URL}/pagina/perguntas-frequentes">Ajuda</a>`);
    const opened = [...empty.matchAll(/popovertarget="([^"]+)"/g)].map(([, id]) => id);
    expect(opened.length).toBeGreaterThan(2);
    for (const id of opened) expect(empty).toContain(`<div popover id="${id}"`);
    expect(empty).toContain(`href="${SHOP_URL}/oculos-de-grau/feminino/redondo"`);
  });

  test('SCOPE-07: the products below a post belong to its subject', async () => {
    const names = async (slug: string) => {
      const text = await (await store.request(`/third-parties/blog/${slug}`)).text();
      const [, products = ''] = /<ul class="products">(.*?)<\/ul>/s.exec(text) ?? [];
      return [...products.matchAll(/\.html">([^<]+)</g)].map(([, name]) => name);
    };
    expect(await names('primeiro-multifocal-sem-susto')).toEqual(
      expect.arrayContaining([expect.stringContaining('Multifocal')]),
    );
    for (const name of await names('primeiro-multifocal-sem-susto')) expect(name).toContain('Multifocal');
    for (const name of await names('lente-polarizada-vale-a-pena')) expect(name).toContain('Óculos de Sol');
    for (const name of await names('acetato-cuidados-que-duram-anos'))
      expect(name).not.toMatch(/Sol|Titânio|Metal/);
  });

  test('SCOPE-07: the index begins with the newest post, and links of a post lead to its headings', async () => {
    const index = await (await store.request('/third-parties/blog')).text();
    const order = [...index.matchAll(/<h([23])>(?:<a href="[^"]+">)?([^<]+)/g)].map(([, level]) => level);
    expect(order).toEqual(['2', '3', '3', '3']);
    expect(index).toMatch(/<h1[^>]*>Blog da \w+<\/h1>/);
    const post = await (await store.request('/third-parties/blog/como-medir-oculos-que-servem')).text();
    const [, contents = ''] = /<nav class="contents"[^>]*>(.*?)<\/nav>/s.exec(post) ?? [];
    const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect([...post.matchAll(/<h2 id="([^"]+)">/g)].map(([, id]) => id)).toEqual(expect.arrayContaining(ids));
  });

  test('SCOPE-07: a reading time counts the words that are read, and is left out below two minutes', async () => {
    const words = (count: number) => `<p>${'palavra '.repeat(count)}</p>`;
    expect(minutesToRead(`<figure><svg>${words(900)}</svg></figure>${words(600)}`)).toBe(3);
    const { body } = await posts('');
    for (const { link, content } of body as (WordPressPost & { content: { rendered: string } })[]) {
      const text = await (await store.request(link.slice(PUBLIC_URL.length))).text();
      const [, byline = ''] = /<div class="byline">(.*?)<\/div>/s.exec(text) ?? [];
      const minutes = minutesToRead(content.rendered);
      if (minutes < 2) expect(byline).not.toContain('leitura');
      else expect(byline).toContain(` · ${minutes} min de leitura`);
    }
  });

  test('SCOPE-07: dates are short enough for one line of a phone, and the blog ends with the shop’s name', async () => {
    const text = await (await store.request('/third-parties/blog')).text();
    expect(text).toMatch(/<time datetime="[\d-]{10}">\d{1,2} [a-z]{3} 20\d\d<\/time>/);
    expect(text).toMatch(/<footer class="foot"><a class="brand" href="[^"]+" aria-label="Meridiano">/);
  });

  test('SCOPE-07: the post about the numbers engraved on a frame shows where they are, to scale', async () => {
    const path = '/third-parties/blog/como-medir-oculos-que-servem';
    const [figure = ''] = /<figure>.*?<\/figure>/s.exec(await (await store.request(path)).text()) ?? [];
    for (const number of ['52 lente', '18 ponte', '145 haste']) expect(figure).toContain(`>${number}</text>`);
    const sizes = [...figure.matchAll(/class="size" d="([^"]+)"/g)].map(([, d]) => d).join('');
    const lengths = [...sizes.matchAll(/M(\d+) \d+H(\d+)/g)].map(([, from, to]) => Number(to) - Number(from));
    expect(lengths.map((length) => Math.round(length / 3))).toEqual([52, 18, 145]);
  });

  test('SCOPE-07, FAQ-14: the post and the shop’s help name the same tolerance of the lens width, three millimetres', async () => {
    const path = '/third-parties/blog/como-medir-oculos-que-servem';
    expect(await (await store.request(path)).text()).toContain('Na lente, até três milímetros para mais ou');
  });

  test('paging works, and a page past the last returns the same error as WordPress', async () => {
    const first = (await posts('?per_page=2')).body as WordPressPost[];
    const second = (await posts('?per_page=2&page=2')).body as WordPressPost[];
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(4);
    expect(await posts('?page=99')).toMatchObject({
      status: 400,
      body: { code: 'rest_post_invalid_page_number' },
    });
    for (const query of ['?per_page=0', '?per_page=101', '?per_page=x', '?page=-1']) {
      expect(await posts(query)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    }
    expect((await read('blog/wp-json/wp/v2/nada', {})).status).toBe(404);
  });
});
