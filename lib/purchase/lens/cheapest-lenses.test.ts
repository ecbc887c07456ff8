import { cheapestLenses, cheapestWith } from './cheapest-lenses';
import { groups, parseLensGroups, unusualGroups } from './testing';

test('A21: the cheapest lenses are the cheapest compatible combination', () => {
  // Single vision, hardened, index 1.50.
  expect(cheapestLenses(groups)).toBe(99);
});

test('A21: optional tabs add nothing, and a pair costs twice the single price', () => {
  expect(cheapestLenses(unusualGroups)).toBe(240);
  expect(cheapestLenses(parseLensGroups([]))).toBe(0);
});

test('A21, A-96: an option’s starting price includes the cheapest compatible options of later tabs', () => {
  const [kind, treatment, thickness] = groups;
  const least = (group: typeof kind, id: string, choices = {}) => {
    const value = group?.valores.find((one) => one.id === id);
    return group && value ? cheapestWith(groups, choices, group, value) : undefined;
  };
  // Single vision is compatible with a treatment of R$ 99, multifocal only with more expensive ones.
  expect(kind?.valores.map(({ id }) => least(kind, id))).toEqual([9_900, 77_800]);
  // With the compatible thickness the pair costs R$ 249.
  expect(least(treatment, '1203')).toBe(74_800);
  expect(least(treatment, '1201', { '11': '1101', '13': '1302' })).toBe(9_900);
  expect(least(thickness, '1301', { '11': '1101' })).toBe(0);
});

test('A21: a restriction excludes cheaper options that are incompatible', () => {
  const value = (id: number, preco: number, next: number[] = []) => ({
    id,
    valor: `Valor ${id}`,
    preco,
    segmentacao: { itens: next.map((item) => ({ id: item, idPersonalizacao: 2 })) },
  });
  const restricted = parseLensGroups([
    { id: 1, nome: 'Tipo', tipo: 'checkbox', obrigatorio: 's', valores: [value(11, 0, [22]), value(12, 30)] },
    { id: 2, nome: 'Índice', tipo: 'checkbox', obrigatorio: 's', valores: [value(21, 10), value(22, 50)] },
  ]);
  expect(cheapestLenses(restricted)).toBe(40);
});

test('A21: if there are too many combinations, there is no cheapest price', () => {
  const tab = (id: number) => ({
    id,
    nome: `Etapa ${id}`,
    tipo: 'checkbox',
    obrigatorio: 's',
    valores: Array.from({ length: 12 }, (_, index) => ({
      id: id * 100 + index,
      valor: `${index}`,
      preco: 1,
    })),
  });
  expect(cheapestLenses(parseLensGroups([tab(1), tab(2), tab(3), tab(4)]))).toBeNull();
});

test('A21: the price of a mandatory prescription is included, that of an optional one is not', () => {
  const lens = {
    id: 1,
    nome: 'Tipo',
    tipo: 'checkbox',
    obrigatorio: 's',
    valores: [{ id: 11, valor: 'A', preco: 100 }],
  };
  const upload = (obrigatorio: string) => ({
    id: 2,
    nome: 'Receita',
    tipo: 'upload',
    obrigatorio,
    preco: 25,
  });
  expect(cheapestLenses(parseLensGroups([lens, upload('s')]))).toBe(125);
  expect(cheapestLenses(parseLensGroups([lens, upload('n')]))).toBe(100);
});
