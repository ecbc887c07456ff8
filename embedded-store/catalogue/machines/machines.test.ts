/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { plainText } from '../../api/shapes/estrutura';
import type { Card, Detail, Listing } from '../../testing/shapes';
import { openPgliteStore, type TestStore } from '../../testing/test-store';
import { bannerCompositions, bannerSizes } from './banners';
import { machineEntries, machines } from './rows';
import specs from './studio/specs.json';
import { usesOf } from './uses';
import { machineBrands, machineCategories, machineFacetGroups, machineFacetValues } from './vocabulary';

type Piece = {
  nome: string;
  quantidade: number;
  atributos: { simples?: { valores: { label: string }[] } };
};

const folder = join(__dirname, 'pictures');
let store: TestStore;
beforeAll(async () => {
  store = await openPgliteStore('maquinas');
}, 180_000);
afterAll(() => store.close());

const get = async <T>(path: string) => (await store.api.get<T>(path)).body;
const everything = async () => {
  const roots = machineCategories.filter(({ parentId }) => parentId === null);
  const pages = await Promise.all(
    roots.map(({ path }) => get<Listing>(`url/product/listing/category?url=${path}&limit=100`)),
  );
  return pages.flatMap((page) => page.conteudo.produtos);
};

describe('the machine catalogue', () => {
  const entries = machineEntries(machines.length);
  const having = (test: (product: (typeof entries)[number]['product']) => boolean) =>
    entries.filter(({ product }) => test(product)).length;

  test('the catalogue has about forty distinct products of seven brands in seven departments', () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
    expect(machineBrands).toHaveLength(7);
    expect(machineCategories.filter(({ nivel }) => nivel === 2)).toHaveLength(7);
    for (const key of ['slug', 'sku', 'ean'] as const) {
      expect(new Set(entries.map(({ product }) => product[key])).size).toBe(entries.length);
    }
    const texts = machines.filter(({ modelo }) => !modelo).map(({ curta, longa }) => curta + longa.join());
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('every status, instalment plan, kind of price and stock level occurs', () => {
    for (const status of ['disponivel', 'indisponivel', 'sobConsulta']) {
      expect(having((p) => p.status === status)).toBeGreaterThan(0);
    }
    for (const plan of ['sem-juros', 'misto', 'com-juros', 'desconto', 'vazio']) {
      expect(having((p) => p.plano === plan)).toBeGreaterThan(0);
    }
    expect(having((p) => p.precoDe > p.precoPor)).toBeGreaterThan(10);
    expect(having((p) => p.precoDe === p.precoPor && p.precoPor > 0)).toBeGreaterThan(5);
    expect(having((p) => p.precoDe === 0 && p.precoPor > 0)).toBeGreaterThan(3);
    expect(having((p) => p.estoque === 1)).toBeGreaterThan(1);
    expect(having((p) => p.familiaId === entries.at(-1)?.product.familiaId)).toBe(3);
    const sizes = entries.map((entry) => entry.sizes.length);
    for (const count of [0, 1, 2, 3]) expect(sizes).toContain(count);
  });

  test('every machine has a use, and every use has machines', () => {
    const used = machines.map(usesOf);
    expect(used.filter((uses) => uses.length === 0)).toEqual([]);
    const { id = 0 } = machineFacetGroups.find(({ slug }) => slug === 'uso') ?? {};
    for (const { label } of machineFacetValues.filter(({ groupId }) => groupId === id))
      expect(used.filter((uses) => uses.includes(label)).length).toBeGreaterThan(5);
  });

  test('descriptions are not empty and do not mention eyewear', () => {
    for (const { product } of entries) {
      expect(plainText(product.longa).length).toBeGreaterThan(200);
      expect(`${product.curta} ${product.longa}`).not.toMatch(/óculos de grau|armaç|multifocal|receita/i);
    }
  });
});

describe('pictures of the machine catalogue', () => {
  test('every machine has a 720 px picture of each view, four megabytes in total', async () => {
    const viewsOf: Record<string, { views: number[][] }> = specs;
    for (const { foto } of machines) {
      const views = viewsOf[foto]?.views ?? [];
      expect(views.length).toBeGreaterThan(0);
      for (const view of views.keys()) {
        const { width, height } = await sharp(join(folder, `${foto}-${view + 1}.webp`)).metadata();
        expect([width, height]).toEqual([720, 720]);
      }
    }
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
  });

  test('every banner has both of its pictures, in the right size', async () => {
    for (const { imagem, kind } of bannerCompositions) {
      for (const variant of ['desktop', 'mobile'] as const) {
        const file = join(folder, 'banners', `${imagem}-${variant}.webp`);
        expect(existsSync(file)).toBe(true);
        const { width, height } = await sharp(file).metadata();
        expect([width, height]).toEqual(bannerSizes[kind][variant]);
      }
    }
  });

  test('pictures are served in the platform’s sizes and cached for a day', async () => {
    const [card] = await everything();
    const files = card?.midias.imagens[0]?.arquivos ?? {};
    for (const [size, edge] of [
      ['small', 160],
      ['medium', 455],
      ['big', 720],
      ['zoom', 720],
    ] as const) {
      const response = await store.request(new URL(files[size] ?? '').pathname);
      const { width } = await sharp(await response.arrayBuffer()).metadata();
      expect([response.status, width]).toEqual([200, edge]);
      expect(response.headers.get('cache-control')).toContain('max-age=86400');
    }
    for (const missing of ['m_nada-1.webp', 'm_x-9.webp', '..%2f..%2fpackage.json', 'm_gerador-1.gif']) {
      expect((await store.request(`/upload/produto/imagem/${missing}`)).status).toBe(404);
    }
    const social = await store.request('/upload/og/forja.jpg');
    expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await store.request('/upload/banner/principal-1-desktop.webp')).status).toBe(200);
    expect((await store.request('/upload/atributo/cor-branco.webp')).status).toBe(200);
  });
});

describe('STOREFRONT=maquinas', () => {
  test('listings, product pages, kits and showcases contain machines', async () => {
    const cards: Card[] = await everything();
    expect(cards).toHaveLength(machines.length);
    const listing = await get<Listing>('url/product/listing/category?url=/cercas&limit=24');
    expect(listing.conteudo.detalhes.filtros.map(({ nome }) => nome)).toContain('Comprimento');
    for (const { url, nome } of cards) {
      const { conteudo } = await get<Detail>(`url/product/detail?url=${new URL(url).pathname}`);
      expect([conteudo.nome, conteudo.personalizacoes]).toEqual([nome, []]);
      expect(conteudo.caracteristicas.length).toBeGreaterThan(1);
    }
    const lists = await get<{ conteudo: { listas: { tipo: string; produtos: unknown[] }[] } }>(
      'url/list/listing?url=/lista',
    );
    expect(lists.conteudo.listas.map(({ tipo }) => tipo).sort()).toEqual(['aberta', 'fechada', 'fechada']);
    const search = await get<Listing>('url/product/listing/search?busca=cerca%20elétrica');
    expect(search.info.total).toBeGreaterThan(1);
  });

  test('DATA-22: the first page of a category lists the kits whose products are all in it', async () => {
    const lists = async (query: string) =>
      (await get<Listing>(`url/product/listing/category?url=/cercas${query}`)).conteudo.listas.map(
        ({ nome }) => nome.split(':')[0],
      );
    expect(await lists('&limit=12')).toEqual(['Kit Primeira Divisa']);
    expect(await lists('&limit=2&offset=2')).toEqual([]);
  });

  test('DATA-13: a kit sold as a product lists its pieces, each with its size', async () => {
    const cards: Card[] = await everything();
    const kit = cards.find(({ nome }) => nome.startsWith('Kit cerca elétrica Relâmpago'));
    const path = new URL(kit?.url ?? '').pathname;
    const { conteudo } = await get<{ conteudo: { tipo: string; produtos: Piece[] } }>(
      `url/product/detail?url=${path}`,
    );
    expect(conteudo.tipo).toBe('kit');
    expect(conteudo.produtos.map(({ nome, quantidade }) => [nome.split(' ')[0], quantidade])).toEqual([
      ['Eletrificador', 1],
      ['Fio', 1],
      ['Isolador', 1],
    ]);
    const sizes = conteudo.produtos.map(({ atributos: { simples } }) =>
      simples?.valores.map(({ label }) => label),
    );
    expect(sizes).toEqual([undefined, undefined, ['50 unidades']]);
  });

  test('HOME-12: blog posts do not reuse the pictures of campaigns', async () => {
    const response = await store.request('/third-parties/blog/wp-json/wp/v2/posts');
    const posts = (await response.json()) as { yoast_head_json: { og_image: { url: string }[] } }[];
    const paths = posts.map(({ yoast_head_json: { og_image } }) => new URL(og_image[0]?.url ?? '').pathname);
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) {
      expect(path).not.toMatch(/banner/);
      expect((await store.request(path)).headers.get('content-type')).toBe('image/webp');
    }
  });

  test('SCOPE-07: the page of every post has products of its listing', async () => {
    const response = await store.request('/third-parties/blog/wp-json/wp/v2/posts');
    for (const { slug } of (await response.json()) as { slug: string }[]) {
      const page = await store.request(`/third-parties/blog/${slug}`);
      const [, products = ''] = /<ul class="products">(.*?)<\/ul>/s.exec(await page.text()) ?? [];
      expect(page.status).toBe(200);
      expect(products.match(/<li>/g)?.length).toBeGreaterThan(1);
    }
  });

  test('the shop has its name, contact details, pages and posts', async () => {
    const settings = await get<{ configuracoes: { sistema: { geral: { site: { nome: string } } } } }>(
      'settings',
    );
    expect(settings.configuracoes.sistema.geral.site.nome).toBe('Forja');
    const responses = await Promise.all([
      store.request('/checkout/carrinho'),
      store.request('/third-parties/blog/wp-json/wp/v2/posts'),
      store.api.get('url/home').then(({ body }) => new Response(JSON.stringify(body))),
      store.api.get('struct/menus/menu-principal').then(({ body }) => new Response(JSON.stringify(body))),
      ...['/pagina/sobre', '/pagina/politica-de-privacidade', '/pagina/troca-e-devolucao'].map((path) =>
        store.api.get(`url/page?url=${path}`).then(({ body }) => new Response(JSON.stringify(body))),
      ),
    ]);
    for (const response of responses) {
      const text = await response.text();
      expect(text).toMatch(/Forja|cerca/);
      expect(text).not.toMatch(/Meridiano|óculos/i);
    }
  });

  test('SCOPE-18 to SCOPE-22, SCOPE-24: the shop’s pages contain the required statements', async () => {
    const pages = await Promise.all(
      ['politica-de-entrega', 'troca-e-devolucao', 'sobre', 'formas-de-pagamento'].map((name) =>
        get<{ conteudo: { pagina: { descricao: string } } }>(`url/page?url=/pagina/${name}`),
      ),
    );
    const text = pages.map(({ conteudo }) => plainText(conteudo.pagina.descricao)).join(' ');
    for (const claim of [
      /frete grátis/i,
      /um ano/i,
      /7 dias/,
      /1956/,
      /duas lojas físicas/,
      /cancelado automaticamente depois de cinco dias/,
    ]) {
      expect(text).toMatch(claim);
    }
  });
});
