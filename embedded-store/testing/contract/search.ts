import type { Listing } from '../shapes';
import type { TestStore } from '../test-store';

/** Search: accents, inflections, prefixes, suggestions. */
export function searchContract(store: () => TestStore): void {
  const search = async (text: string, more = '') =>
    (
      await store().api.get<Listing>(
        `url/product/listing/search?busca=${encodeURIComponent(text)}&offset=0&limit=100${more}`,
      )
    ).body;

  test.each([
    ['oculos', 'óculos'],
    ['OCULOS', 'óculos'],
    ['oculo', 'óculos'],
    ['ÓCULOS de SOL', 'oculos sol'],
    ['redonda', 'redondo'],
    ['titanio', 'titânio'],
    ['polarizadas', 'polarizado'],
    ['armações redondas', 'armação redonda'],
    ['azuis', 'azul'],
    ['marrons', 'marrom'],
    ['óculos pra sol', 'óculos de sol'],
  ])('SEARCH-06: %j finds the same products as %j', async (one, other) => {
    const [a, b] = [await search(one), await search(other)];
    expect(a.info.total).toBeGreaterThan(0);
    expect(a.conteudo.produtos.map((p) => p.id)).toEqual(b.conteudo.produtos.map((p) => p.id));
  });

  test('LIST-20: a search that spans the catalogue can be filtered by category', async () => {
    const { detalhes } = (await search('tartaruga')).conteudo;
    const { valores = [] } = detalhes.filtros.find(({ nome }) => nome === 'Categoria') ?? {};
    expect(valores.map(({ label }) => label)).toEqual(['Óculos de grau', 'Óculos de sol']);
    for (const { url, quantidade } of valores) {
      const { info } = await search('tartaruga', `&filtro=${new URL(url).searchParams.get('filtro')}`);
      expect(info.total).toBe(quantidade);
    }
  });

  test('SEARCH-04: the last word can be a prefix', async () => {
    const whole = await search('aviador dourado');
    expect(whole.info.total).toBeGreaterThan(0);
    expect(whole.conteudo.produtos.every((p) => /aviador/i.test(p.nome) || /dourado/i.test(p.nome))).toBe(
      true,
    );
    for (const typed of ['aviador dourad', 'aviador dour', 'AVIADOR DOU']) {
      const ids = (await search(typed)).conteudo.produtos.map((p) => p.id);
      expect(ids).toEqual(expect.arrayContaining(whole.conteudo.produtos.map((p) => p.id)));
    }
  });

  test('SEARCH-06: all words must match, and brands, codes and names with punctuation are found', async () => {
    expect((await search('aviador inexistente')).info.total).toBe(0);
    expect((await search("d'aurora")).conteudo.produtos.every((p) => p.marca.nome === "D'Aurora")).toBe(true);
    expect((await search("olho d'água")).info.total).toBeGreaterThan(0);
    expect((await search('cais & norte')).info.total).toBeGreaterThan(0);
    const [first] = (await search('lentes 1,67')).conteudo.produtos;
    expect(first?.nome).toContain('1,67');
    expect((await search('lentes 1.67')).conteudo.produtos[0]?.id).toBe(first?.id);
    expect((await search(first?.sku ?? '')).conteudo.produtos.map((p) => p.id)).toContain(first?.id);
  });

  test('SEARCH-06: the code of a size finds its product', async () => {
    const sized = (await search('óculos de grau')).conteudo.produtos.flatMap((product) => {
      const { simples } = Array.isArray(product.atributos) ? {} : product.atributos;
      return (simples?.valores ?? []).map(({ sku }) => ({ sku, id: product.id }));
    });
    expect(sized.length).toBeGreaterThan(3);
    for (const { sku, id } of sized.slice(0, 12))
      expect((await search(sku)).conteudo.produtos.map((found) => found.id)).toContain(id);
  });

  test('SEARCH-06: a shade can be found by the colour name that the filter uses', async () => {
    const honey = (await search('mel')).conteudo.produtos.map(({ id }) => id);
    const caramel = (await search('caramelo')).conteudo.produtos.map(({ id }) => id);
    expect(honey.length).toBeGreaterThan(0);
    expect(caramel).toEqual(expect.arrayContaining(honey));
  });

  test('LIST-22: even with few products, every price range has limits', async () => {
    const [product] = (await search('óculos')).conteudo.produtos;
    for (const text of [product?.sku ?? '', 'óculos', 'caramelo']) {
      const { filtrosPreco } = (await search(text)).conteudo.detalhes;
      expect(filtrosPreco.length).toBeGreaterThan(0);
      for (const { de, ate } of filtrosPreco) expect(Math.max(de, ate)).toBeGreaterThan(0);
    }
  });

  test('LIST-20: the filter for tortoiseshell finds no horn', async () => {
    const { conteudo } = await search('óculos', '&atributo=cor-tartaruga');
    expect(conteudo.produtos.length).toBeGreaterThan(0);
    for (const { nome } of conteudo.produtos) expect(nome).not.toMatch(/chifre/i);
  });

  test('SEARCH-06: a search response contains its text, is noindex and can be filtered', async () => {
    const { estrutura, conteudo, info } = await search('óculos', '&filtro=formato-gatinho');
    expect(conteudo.busca).toEqual({ texto: 'óculos', sugestao: [] });
    expect(estrutura).toMatchObject({ nivel: 'product/listing/search', seo: { indexar: false } });
    expect(info.filtros).toEqual({ busca: 'óculos', filtro: 'formato-gatinho' });
    expect(info.total).toBeGreaterThan(0);
  });

  test.each([
    ['avidor', 'aviador'],
    ['óculos de sol tartarguga', 'óculos de sol tartaruga'],
    ['prummo fio', 'prumo fio'],
    ['armação titanoi', 'armação titânio'],
  ])('A2: %j finds the same as %j, and the response says which text was used', async (misspelt, text) => {
    const [corrected, exact] = [await search(misspelt), await search(text)];
    expect(exact.info.total).toBeGreaterThan(0);
    expect(corrected.conteudo.produtos).toEqual(exact.conteudo.produtos);
    expect(corrected.conteudo.busca).toEqual({ texto: text, sugestao: [] });
  });

  test('A2: a text that needs no correction is not changed', async () => {
    const { conteudo, info } = await search('avidor bicicleta');
    expect([info.total, conteudo.busca?.texto]).toEqual([0, 'avidor bicicleta']);
    expect(conteudo.busca?.sugestao).toContain('aviador bicicleta');
  });

  test.each(['frete', 'troca'])('SEARCH-12: %j is another word, not a misspelt colour', async (text) => {
    const { conteudo, info } = await search(text);
    expect([info.total, conteudo.busca?.texto]).toEqual([0, text]);
  });

  test.each([
    '',
    '   ',
    '&',
    "'",
    '!!!',
    ':*',
    "' | '",
    '\\',
    'a'.repeat(5000),
    '%',
    '日本',
    '\u0000',
    "x'); drop table products;--",
  ])('searching for %j is safe', async (text) => {
    const response = await store().api.get<Listing>(
      `url/product/listing/search?busca=${encodeURIComponent(text)}&limit=5`,
    );
    expect(response.status).toBe(200);
    expect(response.body.info.total).toEqual(expect.any(Number));
  });
}
