import { coloursOf, sizesOf } from '../find';
import type { Failure, Listing } from '../shapes';
import type { TestStore } from '../test-store';

const sol = 'url/product/listing/category?url=/oculos-de-sol';

/** Listings: paging, filters, sorting, menus. */
export function listingContract(store: () => TestStore): void {
  const list = async (path: string) => (await store().api.get<Listing>(path)).body;
  const ids = (listing: Listing) => listing.conteudo.produtos.map((p) => p.id);
  const follow = (url: string) => {
    const { pathname, search } = new URL(url);
    return list(`url/product/listing/category?url=${pathname}&limit=100${search.replace('?', '&')}`);
  };

  test('DATA-21 to DATA-24: a category has level, breadcrumb starting at Home, SEO fields, category and info', async () => {
    const { estrutura, conteudo, info } = await list(`${sol}/feminino&offset=0&limit=5`);
    expect(estrutura.nivel).toBe('product/listing/category');
    expect(estrutura.breadcrumb.map((c) => [c.label, c.atual])).toEqual([
      ['Home', false],
      ['Óculos de sol', false],
      ['Óculos de sol femininos', true],
    ]);
    expect(estrutura.breadcrumb[0]?.rota).toEqual({ name: 'home', params: [], query: [] });
    expect(estrutura.breadcrumb[2]?.rota).toEqual({
      name: 'product/listing/category',
      route: '/oculos-de-sol/feminino',
      path: '/oculos-de-sol/feminino',
      params: { categoriaNivel2: 'oculos-de-sol', categoriaNivel3: 'feminino' },
      query: [],
    });
    expect(estrutura.seo).toMatchObject({
      canonical: 'http://store.test/oculos-de-sol/feminino',
      indexar: true,
    });
    expect(conteudo.categoria).toMatchObject({
      nome: 'Óculos de sol femininos',
      descricao: expect.stringContaining('<p>'),
    });
    expect(info).toMatchObject({ exibindo: 5, offset: 0, limit: 5, prev: '', filtros: [] });
    expect(info.next).toContain('offset=5');
  });

  test('LIST-40: pages are consecutive, without gaps or repeats', async () => {
    const { info } = await list(`${sol}&limit=100`);
    const listed: number[] = [];
    for (let offset = 0; offset < info.total; offset += 24)
      listed.push(...ids(await list(`${sol}&limit=24&offset=${offset}`)));
    expect(new Set(listed).size).toBe(info.total);
    expect(listed).toHaveLength(info.total);
  });

  test('LIST-49: an offset past the end returns no products but the true total', async () => {
    const { conteudo, info } = await list(`${sol}&limit=12&offset=9000`);
    expect(conteudo.produtos).toEqual([]);
    expect(info.total).toBeGreaterThan(12);
  });

  test.each(['limit=101', 'limit=0', 'limit=-1', 'limit=abc', 'offset=-1', 'offset=1e9'])(
    'paging: %s is rejected with 400',
    async (paging) => {
      expect(await store().api.get<Failure>(`${sol}&${paging}`)).toMatchObject({
        status: 400,
        body: { error: expect.any(String) },
      });
    },
  );

  test('paging: the API ignores pg and ipp, which belong to the storefront', async () => {
    expect(ids(await list(`${sol}&limit=6&pg=3&ipp=36`))).toEqual(ids(await list(`${sol}&limit=6`)));
  });

  test.each([
    'category?url=/nada',
    'brand?url=/marcas/nada',
    'landing-page?url=/c/nada',
    'brand?url=/oculos-de-sol',
    'outro?url=/lentes',
  ])('LIST-50: %s returns 404', async (path) => {
    expect((await store().api.get(`url/product/listing/${path}`)).status).toBe(404);
  });

  test('LIST-24, LIST-36: each sort order sorts products by its value, with sold-out products last', async () => {
    const sorted = async (order: string) => {
      const { produtos } = (await list(`${sol}&limit=100&order=${encodeURIComponent(order)}`)).conteudo;
      const end = produtos.findIndex(({ status }) => status === 'indisponivel');
      expect(end).toBeGreaterThan(0);
      expect(produtos.slice(end).every(({ status }) => status === 'indisponivel')).toBe(true);
      return produtos.slice(0, end);
    };
    const prices = (await sorted('Menor Preço')).map((p) => p.precos.por);
    const priced = prices.filter((price) => price > 0);
    expect(priced).toEqual([...priced].sort((a, b) => a - b));
    expect(prices.slice(priced.length).every((price) => price === 0)).toBe(true);
    const falling = (await sorted('Maior Preço')).map((p) => p.precos.por);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    const names = (await sorted('Nome A-Z')).map((p) =>
      p.nome
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase(),
    );
    expect(names).toEqual([...names].sort());
    const ratings = (await sorted('Mais bem avaliados')).map((p) => p.avaliacao.media);
    expect(Math.max(...ratings)).toBeGreaterThan(0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    for (const order of ['Lançamentos', 'Popularidade']) await sorted(order);
    expect((await sorted('menor preco')).map((p) => p.precos.por)).toEqual(prices);
  });

  test('LIST-24: the sort menu marks the current order and links to the others', async () => {
    const { ordenacao } = (await list(`${sol}&limit=1&order=Nome%20A-Z`)).conteudo.detalhes;
    expect(ordenacao.map((o) => o.label)).toEqual([
      'Popularidade',
      'Menor preço',
      'Maior preço',
      'Lançamentos',
      'Mais bem avaliados',
      'Nome A-Z',
    ]);
    expect(ordenacao.filter((o) => o.atual).map((o) => o.label)).toEqual(['Nome A-Z']);
    expect(ordenacao[1]?.rota).toEqual({
      name: 'product/listing/category',
      params: { categoriaNivel2: 'oculos-de-sol' },
      query: { order: 'Menor Preço' },
    });
  });

  test('LIST-21: a filter value is selected and cleared by following its url', async () => {
    const open = await list(`${sol}&limit=100`);
    const value = open.conteudo.detalhes.filtros.find((f) => f.nome === 'Formato')?.valores[0];
    expect(value).toMatchObject({
      ativo: false,
      rota: { query: { filtro: expect.stringMatching(/^formato-/) } },
    });
    const chosen = await follow(value?.url ?? '');
    expect(chosen.info.total).toBeGreaterThan(0);
    expect(chosen.info.total).toBeLessThan(open.info.total);
    expect(chosen.conteudo.produtos.every((p) => p.filtros.some((f) => f.idValor === value?.id))).toBe(true);
    const again = chosen.conteudo.detalhes.filtros.flatMap((f) => f.valores).find((v) => v.id === value?.id);
    expect(again?.ativo).toBe(true);
    expect(again?.url).toBe('http://store.test/oculos-de-sol');
  });

  test('LIST-20: values of one group widen the result, groups narrow it, and other values of a selected group stay available', async () => {
    const total = async (query: string) => (await list(`${sol}&limit=1&${query}`)).info.total;
    const round = await total('filtro=formato-redondo');
    const square = await total('filtro=formato-quadrado');
    expect(await total('filtro=formato-redondo_formato-quadrado')).toBe(round + square);
    expect(await total('filtro=formato-redondo_material-acetato')).toBeLessThanOrEqual(round);
    const { filtros } = (await list(`${sol}&limit=1&filtro=formato-redondo`)).conteudo.detalhes;
    expect(filtros.find((f) => f.nome === 'Formato')?.valores.length).toBeGreaterThan(1);
  });

  test('LIST-20: every available value leads to products, with and without other selections', async () => {
    const { detalhes } = (await list(`${sol}&limit=1&filtro=formato-quadrado&preco=449-999`)).conteudo;
    const values = [...detalhes.filtros, ...detalhes.atributos]
      .flatMap((group) => group.valores)
      .filter((v) => !v.ativo);
    for (const value of values) expect((await follow(value.url)).info.total).toBeGreaterThan(0);
  });

  test('LIST-20: the count of a value is the number of products that it leads to', async () => {
    const { detalhes } = (await list(`${sol}&limit=1&filtro=formato-quadrado`)).conteudo;
    const values = [...detalhes.filtros, ...detalhes.atributos].flatMap(({ valores }) => valores);
    for (const value of [...values, ...detalhes.marcas].filter(({ ativo }) => !ativo)) {
      const { total } = (await follow(value.url)).info;
      const isShape =
        'label' in value && value.rota.query && JSON.stringify(value.rota.query).includes('_formato-');
      const chosen = isShape ? (await list(`${sol}&limit=1&filtro=formato-quadrado`)).info.total : 0;
      expect(total - chosen).toBe(value.quantidade);
    }
  });

  test('A-73: filters are accepted as parameters and inside an encoded url', async () => {
    const apart = await list(`${sol}&marca=filo&limit=100`);
    const inside = await list(
      `url/product/listing/category?url=${encodeURIComponent('/oculos-de-sol?marca=filo')}&limit=100`,
    );
    expect(ids(inside)).toEqual(ids(apart));
    expect(apart.info.filtros).toEqual({ marca: 'filo' });
    expect(new Set(apart.conteudo.produtos.map((p) => p.marca.nome))).toEqual(new Set(['Filó']));
  });

  test('LIST-39: unknown keys and values are ignored', async () => {
    const { total } = (await list(`${sol}&limit=1`)).info;
    expect((await list(`${sol}&limit=1&cor=preto&filtro=nada&preco=abc&order=nada`)).info.total).toBe(total);
  });

  test('LIST-19: the category menu contains current category, children, siblings and upper levels', async () => {
    const { categorias } = (await list(`${sol}/feminino&limit=1`)).conteudo.detalhes;
    expect(categorias.atual).toMatchObject({
      nome: 'Óculos de sol femininos',
      rota: { route: '/oculos-de-sol/feminino' },
    });
    expect(categorias.filhas.length).toBeGreaterThan(1);
    expect(categorias.irmas.map((c) => c.nome)).toContain('Óculos de sol masculinos');
    expect(categorias.niveisAnteriores.map((c) => c.nome)).toEqual(['Óculos de sol']);
    const brand = await list('url/product/listing/brand?url=/marcas/serralta&limit=1');
    expect(brand.conteudo.detalhes.categorias.atual).toEqual([]);
  });

  test('LIST-51: brands and campaigns list their products, also within a category', async () => {
    const brand = await list('url/product/listing/brand?url=/marcas/prumo-e-fio/&limit=100');
    expect(brand.conteudo.produtos.every((p) => p.marca.nome === 'Prumo & Fio')).toBe(true);
    const narrowed = await list('url/product/listing/brand?url=/marcas/prumo-e-fio/oculos-de-sol&limit=100');
    expect(narrowed.info.total).toBeLessThan(brand.info.total);
    const cheap = await list('url/product/listing/landing-page?url=/c/ate-499&limit=100');
    expect(cheap.conteudo.produtos.every((p) => p.precos.por > 0 && p.precos.por < 500)).toBe(true);
    const none = await list('url/product/listing/landing-page?url=/c/pecas-unicas&limit=12');
    expect(none.info).toMatchObject({ total: 0, exibindo: 0, next: '' });
  });

  test('a card has all its filter values, with pictures in groups that have pictures', async () => {
    for (const { filtros } of (await list(`${sol}&limit=100`)).conteudo.produtos) {
      const label = expect.stringMatching(/^(?:Feminino|Masculino|Unissex|Infantil)$/);
      expect(filtros.filter(({ nome }) => nome === 'Público')).toEqual([
        expect.objectContaining({ label, imagem: '', imagemOriginal: '' }),
      ]);
      for (const { nome, imagem } of filtros) expect(imagem !== '').toBe(nome === 'Formato');
    }
  });

  test('cards have the platform’s quirks', async () => {
    const lentes = (await list('url/product/listing/category?url=/lentes&limit=100')).conteudo.produtos;
    expect(lentes.some((p) => Array.isArray(p.atributos))).toBe(true);
    const cards = (await list(`${sol}&limit=100`)).conteudo.produtos;
    for (const card of cards) {
      expect(card.rota).toMatchObject({
        name: 'product/detail',
        query: [],
        params: { produto: expect.any(String) },
      });
      expect(card.url).toBe(`http://store.test${card.rota.route}`);
      expect(card.descricoes).toMatchObject({ longa: '', opcional1: '' });
      if (!Array.isArray(card.carrinho)) {
        expect(Object.values(card.carrinho.itens[0] ?? {}).every((value) => typeof value === 'string')).toBe(
          true,
        );
        expect(card.carrinho.url).toBe(`http://store.test/checkout/carrinho?add=${card.carrinho.hash}`);
      }
      expect(
        coloursOf(card)
          .filter((v) => v.selecionado)
          .map((v) => v.produto.id),
      ).toEqual([card.id]);
      expect(sizesOf(card).filter((v) => v.selecionado).length).toBe(sizesOf(card).length > 0 ? 1 : 0);
      for (const seal of card.selos) expect(seal.imagem === '').toBe(seal.tipo === 'texto');
    }
  });
}
