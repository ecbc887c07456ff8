import { listagemSchema } from '@/lib/platform/schemas/listing';
import { buildFacets } from './facets';
import { hrefOfValue, keepPlaces, markPicked, toggleValue } from './filter-state';

const valores = [
  { label: 'Metal', ativo: false, rota: { query: { filtro: 'metal' } } },
  { label: 'Acetato', ativo: true, rota: { query: [] } },
];
const { conteudo } = listagemSchema.parse({
  conteudo: { detalhes: { filtros: [{ id: 1, nome: 'Material', valores }] } },
  info: { total: 9, limit: 12 },
});
const facets = buildFacets({ path: '/solar', query: { filtro: 'acetato' } }, conteudo.detalhes);
const material = facets.groups.findIndex(({ nome }) => nome === 'Material');
const group = facets.groups[material]?.id ?? '';

describe('selected filter values', () => {
  test('LIST-18: selecting a value again deselects it', () => {
    const pick = { group: 'g', label: 'a' };
    expect(toggleValue(toggleValue([], pick), { ...pick })).toEqual([]);
  });

  test('LIST-18: selecting values toggles their marks and uses the addresses in their links', () => {
    const marks = markPicked(facets, [
      { group, label: 'Metal' },
      { group, label: 'Acetato' },
    ]).groups[material]?.links.map(({ label, isActive }) => [label, isActive]);
    expect(marks).toEqual([
      ['Metal', true],
      ['Acetato', false],
    ]);
    expect(hrefOfValue(facets, { group, label: 'Metal' })).toBe('/solar?filtro=metal');
    expect(hrefOfValue(facets, { group, label: 'Titânio' })).toBeNull();
  });

  test('LIST-18, LIST-22: values that the next list lacks stay without products, but its price ranges replace the earlier ones', () => {
    const list = (
      preco: string,
      colours: string[],
      ...ranges: [de: number, ate: number, quantidade: number][]
    ) => {
      const { conteudo: next } = listagemSchema.parse({
        conteudo: {
          detalhes: {
            filtros: [
              {
                id: 1,
                nome: 'Cor',
                valores: colours.map((label) => ({
                  label,
                  quantidade: 2,
                  rota: { query: { filtro: label } },
                })),
              },
            ],
            filtrosPreco: ranges.map(([de, ate, quantidade]) => ({
              ...{ de, ate, quantidade },
              ativo: preco === `${de}-${ate}`,
              rota: { query: { preco: `${de}-${ate}` } },
            })),
          },
        },
        info: { total: 9, limit: 12 },
      });
      return buildFacets({ path: '/solar', query: { ...(preco && { preco }) } }, next.detalhes);
    };
    const wide = list('', ['Mel', 'Azul'], [0, 599, 5], [600, 999, 3], [1000, 0, 1]);
    const shown = ({ groups }: typeof wide) =>
      groups.map(({ links }) =>
        links.map(({ label, count = '', isActive }) =>
          [label.replaceAll('\u00a0', ' '), count, isActive ? 'x' : ''].join(' ').trim(),
        ),
      );
    expect(shown(keepPlaces(wide, list('', ['Mel'], [0, 399, 5], [400, 0, 9])))).toEqual([
      ['Mel 2', 'Azul 0'],
      ['Até R$ 399 5', 'Acima de R$ 400 9'],
    ]);
    // A chosen range that the next list does not have stays, so that it can be removed.
    const chosen = keepPlaces(wide, list('0-599', ['Mel'], [0, 399, 5], [400, 0, 9]));
    expect(shown(chosen)[1]).toEqual(['Até R$ 399 5', 'Até R$ 599  x', 'Acima de R$ 400 9']);
    expect(hrefOfValue(chosen, { group: 'preco', label: chosen.groups[1]?.links[1]?.label ?? '' })).toBe(
      '/solar',
    );
  });
});
