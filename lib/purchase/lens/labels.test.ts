import { withoutLimit } from './labels';

test.each([
  ['Índice 1,61, indicado até 4 graus', 'Índice 1,61'],
  ['indicado até 4 graus, cerca de 20% mais fina', 'cerca de 20% mais fina'],
  ['indicada acima de 6 graus', ''],
  ['Índice 1,59, resistente a impactos', 'Índice 1,59, resistente a impactos'],
])('LENS-21: %j without its general limit is %j', (subtitle, own) => {
  expect(withoutLimit(subtitle)).toBe(own);
});
