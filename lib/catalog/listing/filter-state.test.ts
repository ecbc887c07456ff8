import { listagemSchema } from '@/lib/platform/schemas/listing';
import { buildFacets } from './facets';
import { hrefOfValue, markPicked, toggleValue } from './filter-state';

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
});
