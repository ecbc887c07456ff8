import { groups, unusualGroups } from '../testing';
import type { SavedPrescription } from './saved-prescription';
import { whatChanges } from './what-changes';

const small = { lensWidth: 46, lensHeight: 34, bridge: 20, temple: 140, frontWidth: 128 };
const large = { lensWidth: 56, lensHeight: 44, bridge: 18, temple: 145, frontWidth: 146 };
const saved: SavedPrescription = {
  typed: { 'od-esferico': '-4,25', 'oe-esferico': '-4,00', 'dnp-total': '63' },
  choices: { Tipo: 'Multifocal', Modelo: 'Fotossensível', Espessura: 'Fina' },
  frame: { nome: 'Serra', mm: large, index: 1.61 },
  until: 0,
};

const thicknesses = (sentence = '') =>
  [...sentence.matchAll(/([\d,]+)\u00a0mm/g)].map(([, number = '']) => Number(number.replace(',', '.')));

test('LENS-24: the text compares the thickness of the same lenses in both frames', () => {
  const [index, thickness, ...rest] = whatChanges(saved, groups, small);
  expect(index).toBe('O índice continua 1,61.');
  expect(thickness).toMatch(/^A lente mais grossa fica com cerca de .*; na armação de antes, .*\.$/);
  const [after = 0, before = 0] = thicknesses(thickness);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);
  expect(rest).toEqual([]);
});

test('LENS-21, LENS-24: the measured pupil distance is used if the prescription has none', () => {
  const { 'dnp-total': _prescribed, ...typed } = saved.typed;
  const narrow = { value: 54, uncertainty: 1 };
  const afterOf = (measured: typeof narrow | null, from = typed) =>
    thicknesses(whatChanges({ ...saved, typed: from }, groups, small, measured)[1])[0];
  expect(afterOf(narrow)).toBeGreaterThan(afterOf(null) ?? Number.NaN);
  expect(afterOf(narrow, saved.typed)).toBe(afterOf(null, saved.typed));
});

test('LENS-24: an index that the new lenses do not offer is replaced by the recommended one', () => {
  const thin = {
    ...saved,
    choices: { ...saved.choices, Espessura: 'Ultrafina' },
    frame: { ...saved.frame, index: 1.74 },
  };
  expect(whatChanges(thin, groups, null)).toEqual([
    'O índice passa de 1,74 para 1,61: estas lentes não têm o de antes.',
  ]);
});

test('LENS-24: choices that must be made again are listed by the title of their step', () => {
  const partly = { ...saved, choices: { Tipo: 'Multifocal', Espessura: 'Fina' } };
  expect(whatChanges(partly, groups, null)).toContain(
    'Falta escolher de novo: Modelo (tratamento da lente).',
  );
});

test('LENS-24: without measurements or indexes there is no text', () => {
  const unmeasured = { ...saved, frame: { nome: '', mm: null, index: null } };
  expect(whatChanges(unmeasured, unusualGroups, null)).toEqual([]);
});
