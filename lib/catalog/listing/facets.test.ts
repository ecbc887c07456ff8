import { listagemSchema } from '@/lib/platform/schemas/listing';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { buildFacets } from './facets';

let encodeResponse: Encode;

const page = { path: '/solar', query: {} };

/** Parses `detalhes` in the wire format, so that the tests include the platform's quirks. */
function detalhes(given: unknown) {
  return listagemSchema.parse(
    encodeResponse({ conteudo: { detalhes: given }, info: { total: 0, limit: 12 } }),
  ).conteudo.detalhes;
}

const value = (label: string, query: Record<string, string>, ativo = false) => ({
  id: 1,
  label,
  ativo,
  rota: { query },
});

describe.each(PLATFORM_VARIANTS)('buildFacets, fed by $name', ({ encode }) => {
  beforeEach(() => {
    encodeResponse = encode;
  });

  test('LIST-20: filters, attributes, price ranges and brands are in the shop’s order, without empty groups', () => {
    const { groups } = buildFacets(
      page,
      detalhes({
        filtros: [
          { id: 1, nome: 'Formato', valores: [value('Redondo', { filtro: '1' })] },
          { id: 2, nome: 'Vazio', valores: [] },
        ],
        atributos: { 7: { id: 7, nome: 'Cor', valores: { 9: value('Preto', { atributo: '9' }) } } },
        marcas: [{ id: 3, nome: 'Alba', rota: { query: { marca: '3' } } }],
        filtrosPreco: [{ de: 1800, ate: 0, rota: { query: { preco: '1800-0' } } }],
      }),
    );
    expect(groups.map(({ id, nome }) => [id, nome])).toEqual([
      ['filtro-1', 'Formato'],
      ['atributo-7', 'Cor'],
      ['preco', 'Preço'],
      ['marca', 'Marca'],
    ]);
    expect(groups.map(({ links }) => links[0]?.href)).toEqual([
      '/solar?filtro=1',
      '/solar?atributo=9',
      '/solar?preco=1800-0',
      '/solar?marca=3',
    ]);
  });

  test('LIST-20, SEARCH-12: a filter with a single value that all products have is left out until it is selected', () => {
    const shapes = (quantidade: number, ativo = false) =>
      detalhes({
        filtros: [
          { id: 1, nome: 'Formato', valores: [{ ...value('Redondo', { filtro: '1' }, ativo), quantidade }] },
        ],
      });
    const shown = (given: ReturnType<typeof detalhes>, total?: number) =>
      buildFacets(page, given, total).groups.some(({ nome }) => nome === 'Formato');
    expect(shown(shapes(26), 26)).toBe(false);
    expect(shown(shapes(26), 40)).toBe(true);
    expect(shown(shapes(26, true), 26)).toBe(true);
    expect(shown(shapes(26))).toBe(true);
    const chosen = detalhes({
      filtros: [
        { id: 1, nome: 'Formato', valores: [{ ...value('Redondo', { filtro: '1' }), quantidade: 26 }] },
        { id: 2, nome: 'Material', valores: [value('Metal', { filtro: '2' }, true)] },
      ],
    });
    expect(shown(chosen, 26)).toBe(true);
    expect(shown(shapes(0), 26)).toBe(true);
  });

  test('LIST-20: a price range without bounds is left out', () => {
    const range = (de: number, ate: number) => ({ de, ate, rota: { query: { preco: `${de}-${ate}` } } });
    const { groups } = buildFacets(
      page,
      detalhes({ filtrosPreco: [range(0, 0), range(0, 499), range(500, 0)] }),
    );
    expect(groups.flatMap(({ links }) => links.map(({ label }) => label.replaceAll('\u00a0', ' ')))).toEqual([
      'Até R$ 499',
      'Acima de R$ 500',
    ]);
  });

  test('LIST-20: a typed price range is in its place among the platform’s ranges', () => {
    const range = (de: number, ate: number) => ({ de, ate, rota: { query: { preco: `${de}-${ate}` } } });
    const links = (preco: string) =>
      buildFacets(
        { path: '/solar', query: { preco } },
        detalhes({ filtrosPreco: [range(0, 499), range(500, 999), range(1000, 0)] }),
        16,
      ).groups.flatMap((group) => group.links);
    const labels = (preco: string) => links(preco).map(({ label }) => label.replaceAll('\u00a0', ' '));
    expect(labels('0-400')[0]).toBe('Até R$ 400');
    expect(labels('0-600')[1]).toBe('Até R$ 600');
    expect(labels('500-0')[2]).toBe('Acima de R$ 500');
    expect(labels('2000-0')[3]).toBe('Acima de R$ 2.000');
    expect(links('0-400')[0]?.count).toBe(16);
  });

  test('A6: an applied filter links to the address without it', () => {
    const { applied: aplicados } = buildFacets(
      { path: '/solar', query: { marca: '3', filtro: '1', pg: '2' } },
      detalhes({
        filtros: [
          { id: 1, nome: 'Formato', valores: [value('Redondo', { marca: '3' }, true), value('Oval', {})] },
        ],
        marcas: [{ id: 3, nome: 'Alba', ativo: true, rota: { query: { filtro: '1' } } }],
      }),
    );
    expect(aplicados).toEqual([
      { group: 'Formato', label: 'Redondo', href: '/solar?marca=3' },
      { group: 'Marca', label: 'Alba', href: '/solar?filtro=1' },
    ]);
  });

  test('A6: a filter can be removed even if the platform’s link does not toggle it', () => {
    const { applied: aplicados } = buildFacets(
      { path: '/solar', query: { marca: '3', pg: '2' } },
      detalhes({
        marcas: [
          { id: 3, nome: 'Alba', ativo: true, rota: { query: { marca: '3', order: 'Popularidade' } } },
        ],
      }),
    );
    expect(aplicados[0]?.href).toBe('/solar');
  });

  test('LIST-22: a range without an upper limit is labelled "Acima de", and the others keep their labels', () => {
    const { groups } = buildFacets(
      page,
      detalhes({
        filtrosPreco: [
          { de: 449, ate: 999, label: 'R$ 449 até R$ 999', rota: { query: { preco: '449-999' } } },
          { de: 0, ate: 449, rota: { query: { preco: '0-449' } } },
          { de: 1800, ate: 0, label: 'de 1800 a 0', rota: { query: { preco: '1800-0' } } },
        ],
      }),
    );
    expect(groups[0]?.links.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      'R$ 449 até R$ 999',
      'Até R$ 449',
      'Acima de R$ 1.800',
    ]);
  });

  test('LIST-22: a range in the address that ends before it begins is no active filter', () => {
    const { groups, applied: aplicados } = buildFacets(
      { path: '/solar', query: { preco: '500-300' } },
      detalhes({}),
    );
    expect(aplicados).toEqual([]);
    expect(groups.find(({ id }) => id === 'preco')?.links).toHaveLength(4);
  });

  test('CONST-03, LIST-23, A-22: without platform ranges four fixed ones are offered, and the selected one can be removed', () => {
    const { groups, applied: aplicados } = buildFacets(
      { path: '/solar', query: { preco: '1000-1499' } },
      detalhes({}),
    );
    expect(
      groups.find(({ id }) => id === 'preco')?.links.map(({ href, isActive }) => [href, isActive]),
    ).toEqual([
      ['/solar?preco=449-999', false],
      ['/solar', true],
      ['/solar?preco=1500-1799', false],
      ['/solar?preco=1800-5000', false],
    ]);
    expect(aplicados).toHaveLength(1);
  });

  test('A6: an active value without a link is removed by its key', () => {
    const { applied: aplicados } = buildFacets(
      { path: '/solar', query: { filtro: '2', ipp: '24' } },
      detalhes({
        filtros: [{ id: 1, nome: 'Formato', valores: [value('Oval', {}, true), value('Sem destino', {})] }],
      }),
    );
    expect(aplicados).toEqual([{ group: 'Formato', label: 'Oval', href: '/solar?ipp=24' }]);
  });

  test('LIST-38: a custom price range in the address is shown and can be removed', () => {
    const applied = (preco: string) =>
      buildFacets({ path: '/solar', query: { preco } }, detalhes({})).applied;
    expect(applied('200-300')).toEqual([
      { group: 'Preço', label: 'R$\u00a0200 a R$\u00a0300', href: '/solar' },
    ]);
    expect(applied('"><script>')).toEqual([]);
  });

  test('LIST-19: the category menu has the current category, its ancestors, its children and its siblings', () => {
    const category = (id: number, nome: string, route: string) => ({ id, nome, rota: { route, query: [] } });
    const { categorias } = buildFacets(
      page,
      detalhes({
        categorias: {
          atual: category(2, 'Solar', '/solar'),
          filhas: [category(4, 'Solar aviador', '/solar/aviador'), category(5, '', '/solar/x')],
          irmas: [category(2, 'Solar', '/solar'), category(3, 'Grau', '/grau')],
          niveisAnteriores: { 0: category(1, 'Óculos', '/oculos') },
        },
      }),
    );
    expect(categorias).toEqual({
      niveisAnteriores: [{ nome: 'Óculos', href: '/oculos' }],
      atual: 'Solar',
      filhas: [{ nome: 'Aviador', href: '/solar/aviador' }],
      irmas: [{ nome: 'Grau', href: '/grau' }],
    });
  });

  test('LIST-19: without categories the result is null', () => {
    expect(buildFacets(page, detalhes({ categorias: { atual: [] } })).categorias).toBeNull();
    expect(buildFacets(page, detalhes([])).categorias).toBeNull();
  });
});
