import type { LensValue } from './options';
import {
  isChoiceOfIndex,
  prescriptionStrength,
  recommendIndex,
  refractiveIndex,
  usualStrengthsText,
} from './refractive-index';
import { groups, thicknessOf, unusualGroups } from './testing';

const THREE = { 'Tradicional|Índice 1,50, indicado até 2 graus': 0, 'Fina|1.61': 0, 'Extrafina 1.67': 0 };
const values: LensValue[] = thicknessOf(THREE)[0]?.valores ?? [];

test.each([
  ['Fina|1.61', 1.61],
  ['Tradicional|Índice 1,50, indicado até 2 graus', 1.5],
  ['Índice 1,6', 1.6],
  ['Com 1.490 pontos', null],
  ['R$ 11,50', null],
  ['Multifocal|1.25', null],
  ['Fina', null],
])('A25: %j has the index %s', (valor, index) => {
  expect(refractiveIndex({ valor })).toBe(index);
});

test('A25: the prescription is requested only in a tab whose options differ by index', () => {
  expect(isChoiceOfIndex(values)).toBe(true);
  expect(groups.map(({ valores }) => isChoiceOfIndex(valores))).toEqual([false, false, true, false]);
  expect(unusualGroups.some(({ valores }) => isChoiceOfIndex(valores))).toBe(false);
});

test('A25: the strength is the strongest meridian of both eyes', () => {
  expect(prescriptionStrength({})).toBeNull();
  expect(prescriptionStrength({ 'od-cilindrico': '-2,00' })).toBeNull();
  expect(prescriptionStrength({ 'od-esferico': '-3,00', 'od-cilindrico': '-1,50' })).toBe(4.5);
  expect(prescriptionStrength({ 'od-esferico': '+1', 'od-cilindrico': '-3', 'oe-esferico': 'plano' })).toBe(
    2,
  );
});

test.each([
  [0, 1],
  [2, 1],
  [2.25, 2],
  [4, 2],
  [4.25, 3],
  [9, 3],
])('A25: for %f dioptres the option %i is recommended', (strength, id) => {
  expect(recommendIndex(values, strength)?.id).toBe(String(id));
});

test('A25: the advice before a strength is typed agrees with the recommendation', () => {
  expect(values.map(usualStrengthsText)).toEqual([
    'Em geral, até 2 graus',
    'Em geral, até 4 graus',
    'Em geral, até 6 graus',
  ]);
  for (const value of values) {
    const limit = Number(/\d/.exec(usualStrengthsText(value))?.[0]);
    expect(recommendIndex(values, limit)).toBe(value);
    expect(recommendIndex([value, { ...value, valor: 'Ultrafina|1.74' }], limit + 0.25)).not.toBe(value);
  }
  expect(values.map((value) => usualStrengthsText({ ...value, valor: 'Ultrafina|1.74' }))[0]).toBe(
    'Em geral, acima de 6 graus',
  );
  expect(values.map((value) => usualStrengthsText({ ...value, valor: 'Fina' }))[0]).toBe('');
});

test('A25: nothing is recommended without an option that has an index', () => {
  expect(recommendIndex([], 3)).toBeNull();
});
