import { ruledOutText } from './ruled-out';
import { groups } from './testing';

const [, modelo, espessura] = groups;

test.each([
  ['nothing', {}, modelo, ''],
  ['a choice', { '11': '1101' }, modelo, 'Fotossensível não combina com Visão simples.'],
  [
    'only the choice that restricts',
    { '11': '1101', '12': '1201' },
    espessura,
    'Fina não combina com Incolor.',
  ],
])('LENS-06: %s is named together with the options that it excludes', (_case, choices, group, text) => {
  if (!group) throw new Error('no such group');
  expect(ruledOutText(groups, choices, group)).toBe(text);
});

test('LENS-06: several options and choices are listed', () => {
  if (!modelo) throw new Error('no such group');
  const group = {
    ...modelo,
    id: '99',
    valores: ['Mel', 'Cinza', 'Rosa'].map((valor) => withoutRules(valor)),
  };
  const allowing = (id: string, name: string) => ({
    ...modelo,
    id,
    valores: [{ ...withoutRules(name), allows: [{ groupId: '99', id: 'Mel' }] }],
  });
  expect(
    ruledOutText(
      [allowing('1', 'Solar'), allowing('2', 'Fina'), group],
      { '1': 'Solar', '2': 'Fina' },
      group,
    ),
  ).toBe('Cinza e Rosa não combinam com Solar e Fina.');
});

function withoutRules(valor: string) {
  const value = modelo?.valores[0];
  if (!value) throw new Error('no value');
  return { ...value, id: valor, valor, allows: [] };
}
