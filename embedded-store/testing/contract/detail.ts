import { has } from '../../catalogue/bit-set';
import { allProducts, firstOf } from '../find';
import type { Card, Detail } from '../shapes';
import type { TestStore } from '../test-store';

/** Product detail, showcases, banners, menus, brands and settings. */
export function detailContract(store: () => TestStore): void {
  const detail = async (card: Card) =>
    (await store().api.get<Detail>(`url/product/detail?url=${card.rota.route}`)).body;

  test('DATA-01 to DATA-13: the response contains the texts, codes and lists of a product', async () => {
    const card = firstOf(
      await allProducts(store()),
      'frame with lens options',
      (c) => c.nome.startsWith('Óculos') && c.personalizacoes.length > 0,
    );
    const { estrutura, conteudo } = await detail(card);
    expect(estrutura.nivel).toBe('product/detail');
    expect(conteudo).toMatchObject({ id: card.id, nome: card.nome, sku: card.sku, precos: card.precos });
    expect(conteudo.descricoes.longa).toContain('<h3>');
    expect(conteudo.descricoes.longa).not.toBe(conteudo.descricoes.curta);
    expect(conteudo.categoria.taxonomia.length).toBe(conteudo.categoria.nivel - 1);
    expect(Array.isArray(conteudo.personalizacoes)).toBe(false);
    expect(Object.values(conteudo.personalizacoes).at(-1)).toMatchObject({
      nome: 'Receita',
      tipo: 'upload',
      obrigatorio: 'n',
    });
  });

  test('PDP-18: in the flattened features, 12 to 15 are the four measurements in mm', async () => {
    const card = firstOf(await allProducts(store()), 'frame', (c) => c.nome.startsWith('Óculos'));
    const items = (await detail(card)).conteudo.caracteristicas.flatMap((group) => group.itens);
    expect(items.length).toBeGreaterThanOrEqual(16);
    expect(items.slice(12, 16).map((item) => item.label)).toEqual([
      'Frontal',
      'Ponte',
      'Horizontal',
      'Vertical',
    ]);
    expect(items.slice(12, 16).every((item) => /^\d+ mm$/.test(item.valor))).toBe(true);
  });

  test('LENS-06: a lens choice restricts the next option through segmentacao, and [] means no restriction', async () => {
    const card = firstOf(
      await allProducts(store()),
      'full lens options',
      (c) => c.personalizacoes.length === 5,
    );
    const values = card.personalizacoes.flatMap((p) => p.valores);
    expect(values.every((value) => value.valor.split('|').length === 2)).toBe(true);
    expect(values.some((value) => Array.isArray(value.segmentacao))).toBe(true);
    const known = new Set(values.map((value) => value.id));
    const pointed = values.flatMap((value) =>
      Array.isArray(value.segmentacao) ? [] : value.segmentacao.itens,
    );
    expect(pointed.length).toBeGreaterThan(0);
    expect(pointed.every((item) => known.has(item.id))).toBe(true);
  });

  test('an unknown product returns 404', async () => {
    expect((await store().api.get('url/product/detail?url=/nada.html')).status).toBe(404);
    expect((await store().api.get('url/product/detail')).status).toBe(404);
  });

  test('API-13, API-14, API-27: showcases have a title and products', async () => {
    type Showcase = { vitrine: { titulo: string } | []; produtos: Card[] };
    const show = async (path: string) => (await store().api.get<Showcase>(`showcase/products/${path}`)).body;
    expect((await show('lancamentos?limit=5')).produtos).toHaveLength(5);
    for (const hash of ['produto-detalhe-relacionados', 'produto-detalhe-indicados']) {
      const { vitrine, produtos } = await show(`${hash}?productId=1&limit=5`);
      expect(vitrine).toMatchObject({ titulo: expect.any(String) });
      expect(produtos.length).toBe(5);
      expect(produtos.map((p) => p.id)).not.toContain(1);
      expect((await show(`${hash}?productId=abc&limit=5`)).produtos).toEqual([]);
    }
    expect((await show('ultimos-vistos?seenProducts=3;1;x;3')).produtos.map((p) => p.id)).toEqual([3, 1]);
    expect(await show('nenhuma')).toEqual({ vitrine: [], produtos: [] });
  });

  test('PDP-27, PDP-28: the showcases of a product contain products of its type and for the same age, one colour of each other model', async () => {
    const { index, reference } = store().ctx;
    const typeOf = (id: number) => {
      let category = reference.categoryById.get(index.categoryIds[index.positionOf.get(id) ?? -1] ?? 0);
      while (category?.parentId) category = reference.categoryById.get(category.parentId);
      return category?.id;
    };
    const familyOf = (id: number) => index.families[index.positionOf.get(id) ?? -1];
    const children = index.byFacet.get(reference.facetBySlug.get('publico-infantil')?.id ?? 0) ?? index.all;
    const isForChildren = (id: number) => has(children, index.positionOf.get(id) ?? -1);
    for (const productId of [1, 40, 90, 97, 150]) {
      const ids: number[] = [];
      for (const hash of ['produto-detalhe-relacionados', 'produto-detalhe-indicados']) {
        const { body } = await store().api.get<{ produtos: Card[] }>(
          `showcase/products/${hash}?productId=${productId}&limit=5`,
        );
        ids.push(...body.produtos.map(({ id }) => id));
      }
      expect(ids.length).toBeGreaterThanOrEqual(isForChildren(productId) ? 3 : 5);
      expect(new Set(ids.map(typeOf))).toEqual(new Set([typeOf(productId)]));
      expect(new Set(ids.map(isForChildren))).toEqual(new Set([isForChildren(productId)]));
      // The product page shows both showcases, so they must not share products.
      expect(new Set([productId, ...ids].map(familyOf)).size).toBe(ids.length + 1);
    }
  });

  test('API-10 to API-12, API-26: banners have two pictures; unknown slots return none', async () => {
    type Banners = {
      banners: { nome: string; alt: string; dimensoes: Record<string, { imagem: string; link: string }> }[];
    };
    const of = async (path: string) =>
      (await store().api.get<Banners>(`showcase/banners/${path}`)).body.banners;
    const places = [
      'banner-principal',
      'banner-pitchbar',
      'banner-marcas-home',
      'banners-home-tendencias',
      'banners-home-estilos',
      'banner-marca-full',
      'banner-categoria-secundaria',
      'banner-listagem-categoria?idNivel=20101&limit=1',
    ];
    for (const place of places) {
      const [first] = await of(place);
      expect(first?.alt.length).toBeGreaterThan(5);
      expect(first?.dimensoes.desktop?.imagem).toMatch(
        /^http:\/\/store\.test\/upload\/banner\/[a-z0-9-]+-desktop\.webp$/,
      );
      expect(first?.dimensoes.mobile?.imagem).toMatch(/-mobile\.webp$/);
    }
    expect(await of('constructor')).toEqual([]);
    // Without a limit there is no page size: the page of the last brand has a banner too.
    expect((await of('banner-marca-full')).length).toBeGreaterThan(12);
    expect(await of('banner-marca-full?limit=2')).toHaveLength(2);
  });

  test('LIST-04: a subcategory shows the banner of its nearest ancestor, an unknown id none', async () => {
    type Pictures = { banners: { dimensoes: { desktop: { imagem: string } } }[] };
    const over = async (idNivel: string) => {
      const path = `showcase/banners/banner-listagem-categoria?idNivel=${idNivel}&limit=1`;
      const { banners } = (await store().api.get<Pictures>(path)).body;
      return banners.map(({ dimensoes }) => dimensoes.desktop.imagem.replace(/^.*\/|-desktop\.webp$/g, ''));
    };
    const { categories, categoryById } = store().ctx.reference;
    const deepest = firstOf(categories, 'category of the third level', (c) => c.nivel === 4);
    const parent = categoryById.get(deepest.parentId ?? 0);
    const root = categoryById.get(parent?.parentId ?? 0);
    for (const category of [root, parent, deepest])
      expect(await over(String(category?.id))).toEqual([`categoria-${root?.slug}`]);
    for (const unknown of ['', '0', '999', '1e4', '-10000', '99999999999', 'abc'])
      expect([unknown, await over(unknown)]).toEqual([unknown, []]);
  });

  test('API-21, API-22, API-25: menus, brands and settings have the fields that the shop reads', async () => {
    type Entry = { label: string; link: string; svg: string; rota: unknown; sub: Entry[] };
    const menu = async (hash: string) =>
      (await store().api.get<{ menu: Entry[] }>(`struct/menus/${hash}`)).body.menu;
    const main = await menu('menu-principal');
    expect(main.map((entry) => entry.label)).toEqual(
      expect.arrayContaining(['Óculos de grau', 'Óculos de sol', 'Lentes']),
    );
    expect(main[0]?.sub[0]?.sub.length).toBeGreaterThan(1);
    const footer = await menu('links-rodape');
    expect(footer[0]).toMatchObject({ link: '', svg: '', rota: [] });
    expect((await menu('menu-oculos'))[0]?.sub[0]?.svg).toContain('<svg');
    expect(await menu('nada')).toEqual([]);
    const { marcas } = (await store().api.get<{ marcas: { nome: string }[] }>('brands?ativo=true')).body;
    expect(marcas).toHaveLength(14);
    const settings = (await store().api.get<{ configuracoes: unknown }>('settings')).body.configuracoes;
    expect(settings).toMatchObject({
      google: { ga: { gtm: '' } },
      sistema: { geral: { site: { whatsapp: expect.stringMatching(/^\(\d\d\) \d{5}-\d{4}$/) } } },
      pagamento: { geral: { descontoVista: { priorizarDesconto: 'pix', pix: 0.1 } } },
    });
  });
}
