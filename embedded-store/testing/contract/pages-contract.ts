import { productsOf } from '../find';
import type { Failure, Listing } from '../shapes';
import type { TestStore } from '../test-store';

type Page = {
  estrutura: Listing['estrutura'];
  conteudo: {
    pagina: { descricao: string; rota: { route: string } };
    menu: { paginas: { atual: boolean; rota: { route: string } }[] }[];
  };
};

const pagePaths = [
  '/pagina/compra-segura',
  '/pagina/politica-de-entrega',
  '/pagina/politica-de-privacidade',
  '/pagina/sobre',
  '/pagina/sobre/nossa-historia',
  '/pagina/onde-estamos',
  '/pagina/central-de-atendimento',
  '/pagina/troca-e-devolucao',
  '/pagina/formas-de-pagamento',
  '/pagina/ajuda-e-suporte',
  '/pagina/contato',
  '/pagina/quem-somos',
  '/pagina/perguntas-frequentes',
  '/cartao-bndes',
];

const SUB_PAGE = '/pagina/sobre/nossa-historia';

/** Transport, url/verify, url/home and url/page. */
export function pagesContract(store: () => TestStore): void {
  const verify = (url: string) =>
    store().api.get<{ nivel: string }>(`url/verify?url=${encodeURIComponent(url)}`);

  test('a cart call gets its response before a burst of 50 listings, kits or products', async () => {
    const products = await productsOf(store(), '/oculos-de-sol');
    const bursts = [
      (i: number) => `url/product/listing/category?url=/oculos-de-sol&offset=${i}`,
      (i: number) => `url/list/listing?offset=${i % 3}`,
      (i: number) => `url/product/detail?url=${products[i]?.rota.path}`,
    ];
    const completed: string[] = [];
    const ask = async (path: string) => {
      // Each request arrives in its own callback, as from a socket.
      await new Promise((resolve) => setImmediate(resolve));
      const { status } = await store().api.get(path);
      completed.push(status === 200 ? path : `${status}: ${path}`);
    };
    for (const pathOf of bursts) {
      completed.length = 0;
      const paths = Array.from({ length: 50 }, (_, i) => pathOf(i));
      await Promise.all([...paths, 'checkout/cart'].map(ask));
      expect(completed.indexOf('checkout/cart')).toBeLessThan(3);
      expect(completed.toSorted()).toEqual([...paths, 'checkout/cart'].toSorted());
    }
  });

  test.each([
    ['/', 'home'],
    ['/pagina/sobre', 'page'],
    ['/pagina/sobre/', 'page'],
    ['/cartao-bndes', 'page'],
    ['/busca?busca=x', 'product/listing/search'],
    ['/lista', 'list/listing'],
    ['/oculos-de-sol/feminino/gatinho?pg=2&gclid=1', 'product/listing/category'],
    ['/lentes/', 'product/listing/category'],
    ['/marcas/prumo-e-fio', 'product/listing/brand'],
    ['/marcas/prumo-e-fio/oculos-de-sol/feminino', 'product/listing/brand'],
    ['/c/polarizados', 'product/listing/landing-page'],
    ['/c/ate-499/oculos-de-grau', 'product/listing/landing-page'],
    ['/polarizados', 'product/listing/landing-page'],
    ['/serralta', 'product/listing/brand'],
    ['/lista/kit-volante-sol-polarizado-e-grau.html', 'list/detail'],
    ['/lista/kit-volante-sol-polarizado-e-grau', 'list/detail'],
  ])('ROUTE-01: the verify call resolves %s', async (url, nivel) => {
    expect(await verify(url)).toMatchObject({ status: 200, body: { nivel } });
  });

  test('ROUTE-02, ROUTE-19: the verify call finds product pages, also without .html', async () => {
    const { body } = await store().api.get<Listing>('url/product/listing/category?url=/lentes&limit=1');
    const route = body.conteudo.produtos[0]?.rota.route ?? '';
    expect((await verify(route)).body.nivel).toBe('product/detail');
    expect((await verify(route.replace('.html', ''))).body.nivel).toBe('product/detail');
  });

  test.each([
    '/nao-existe',
    '/oculos-de-sol/nada',
    '/marcas/nenhuma',
    '/c/nada',
    '/x.html',
    '/lista/nada',
    '/%E0%A4%A',
    '',
    '/a%00b',
  ])('ROUTE-05: the verify call returns 404 for %j', async (url) => {
    const response = await store().api.get<Failure>(`url/verify?url=${encodeURIComponent(url)}`);
    expect(response).toMatchObject({ status: 404, body: { error: expect.any(String) } });
  });

  test('API-23: the home page has its level and SEO texts', async () => {
    const { body } = await store().api.get<Listing>('url/home');
    expect(body.estrutura).toMatchObject({
      nivel: 'home',
      seo: { indexar: true, canonical: 'http://store.test' },
    });
  });

  test.each(pagePaths)('INST-01, INST-24: %s has a text and both menus', async (path) => {
    const { status, body } = await store().api.get<Page>(`url/page?url=${path}`);
    expect(status).toBe(200);
    expect(body.estrutura.nivel).toBe('page');
    expect(body.conteudo.pagina.rota.route).toBe(path);
    expect(body.conteudo.pagina.descricao.length).toBeGreaterThan(100);
    expect(body.conteudo.menu.map((menu) => menu.paginas.length)).toEqual([6, 7]);
    const current = body.conteudo.menu.flatMap(({ paginas }) => paginas.filter(({ atual }) => atual));
    // Only the page below another page is in neither menu.
    expect(current.map(({ rota }) => rota.route)).toEqual(path === SUB_PAGE ? [] : [path]);
  });

  test('SCOPE-15 to SCOPE-24: the pages make the statements that the specification requires', async () => {
    const texts = await Promise.all(
      pagePaths.map(
        async (path) => (await store().api.get<Page>(`url/page?url=${path}`)).body.conteudo.pagina.descricao,
      ),
    );
    const all = texts.join(' ');
    const claims = [
      'Visa, Master, Amex, Diners, Elo e Hipercard',
      'dois cartões',
      'Boleto',
      'Pix',
      'pague depois',
      'Segunda a sexta, das 9h às 18h',
      'Sábado, das 9h às 14h',
      '24 horas',
      'frete grátis',
      'um ano de garantia',
      'gratuita em até 7 dias',
      '1956',
      'duas lojas físicas',
      'Sedex',
      'depois de cinco dias',
    ];
    for (const claim of claims) expect(all).toContain(claim);
  });

  test('INST-25: an unknown page returns 404', async () => {
    expect((await store().api.get('url/page?url=/pagina/nada')).status).toBe(404);
    expect((await store().api.get('url/page?url=/oculos-de-sol')).status).toBe(404);
  });
}
