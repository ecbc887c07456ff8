import { groups, parseLensGroups, unusualGroups } from './testing';

describe('lens options', () => {
  test('LENS-04, LENS-09: each personalization becomes a tab, in order, with its fields', () => {
    expect(groups.map(({ nome, role }) => [nome, role])).toEqual([
      ['Tipo', 'choice'],
      ['Modelo', 'choice'],
      ['Espessura', 'choice'],
      ['Receita', 'upload'],
    ]);
    expect(groups[2]?.valores[1]).toEqual({
      id: '1302',
      valor: 'Fina|1.61',
      preco: 124.5,
      precoDefault: 'n',
      quantidade: 2,
      allows: [],
    });
  });

  test('LENS-04, LENS-09: irregular data is normalised, and unusable entries are left out', () => {
    expect(unusualGroups.map(({ id, nome, role }) => [id, nome, role])).toEqual([
      ['61', 'Espessura', 'choice'],
      ['63', 'Cor da lente', 'choice'],
      ['64', 'Observações', 'text'],
      ['65', 'Etapa 4', 'upload'],
    ]);
    expect(unusualGroups[0]?.valores.map(({ id, preco }) => [id, preco])).toEqual([
      ['1', 120],
      ['2', 1240.5],
    ]);
    expect(unusualGroups[1]?.valores.map(({ id }) => id)).toEqual(['4', '5']);
  });

  test('LENS-03: without personalizations there are no tabs', () => {
    for (const wire of [[], {}, null, '', undefined]) expect(parseLensGroups(wire)).toEqual([]);
  });
});
