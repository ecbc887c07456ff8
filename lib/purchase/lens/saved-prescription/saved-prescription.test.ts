import { INITIAL_LENS_STATE } from '../state';
import { groups, photo, runActions, unusualGroups } from '../testing';
import { deleteEncrypted, readEncrypted, writeEncrypted } from './encrypted-store';
import {
  canBeSaved,
  forgetPrescription,
  matchChoices,
  parseSavedPrescription,
  readPrescription,
  savePrescription,
  toSavedPrescription,
} from './saved-prescription';

jest.mock('./encrypted-store');

const NOW = Date.UTC(2026, 0, 15);
const DAY = 24 * 60 * 60 * 1000;
const mm = { lensWidth: 52, lensHeight: 40, bridge: 18, temple: 140, frontWidth: 138 };
const state = {
  ...INITIAL_LENS_STATE,
  choices: { 11: '1102', 12: '1203', 13: '1302' },
  typed: { 'od-esferico': '-4,25', 'oe-esferico': '-4,00', 'od-altura': '22', 'oe-altura': '21' },
  consent: true,
  photo,
};
const saved = toSavedPrescription(groups, state, { nome: 'Armação Serra', mm }, NOW);
const text = JSON.stringify(saved);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('LENS-24: prescription, lenses and frame are saved for a year, but not the photo or the pupil heights for the frame', () => {
  expect(saved).toEqual({
    typed: { 'od-esferico': '-4,25', 'oe-esferico': '-4,00' },
    choices: { Tipo: 'Multifocal', Modelo: 'Fotossensível', Espessura: 'Fina' },
    frame: { nome: 'Armação Serra', mm, index: 1.61 },
    until: NOW + 365 * DAY,
  });
});

test.each([
  ['a valid one with consent', {}, true],
  ['one without consent', { consent: false }, false],
  ['none', { typed: {} }, false],
  ['a wrong one', { typed: { 'od-esferico': '-99' } }, false],
])('LENS-24: whether %s can be saved: %s', (_case, given, expected) => {
  expect(canBeSaved({ ...state, ...given })).toBe(expected);
});

test('LENS-24: a saved prescription can be read unchanged for a year', async () => {
  jest.mocked(readEncrypted).mockResolvedValue(text);
  expect(await readPrescription(NOW + 364 * DAY)).toEqual(saved);
  expect(deleteEncrypted).not.toHaveBeenCalled();
  expect(await readPrescription(NOW + 365 * DAY)).toBeNull();
  expect(deleteEncrypted).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['no values', JSON.stringify({ ...saved, typed: { 'od-pressao': '15' } })],
  ['a later time than a year', JSON.stringify({ ...saved, until: NOW + 900 * DAY })],
])('LENS-24: %s in storage is ignored', async (_case, stored) => {
  jest.mocked(readEncrypted).mockResolvedValue(stored);
  expect(await readPrescription(NOW)).toBeNull();
});

test('LENS-24: invalid measurements and choices are dropped', () => {
  const odd = {
    ...saved,
    choices: { Tipo: 3, Modelo: 'Antirreflexo' },
    frame: { nome: 7, mm: { lensWidth: 'x' } },
  };
  expect(parseSavedPrescription(JSON.stringify(odd), NOW)).toMatchObject({
    choices: { Modelo: 'Antirreflexo' },
    frame: { nome: '', mm: null, index: null },
  });
});

test('LENS-24: blocked storage causes no error, and nothing is saved or read', async () => {
  jest.mocked(writeEncrypted).mockRejectedValue(new DOMException('refused', 'InvalidStateError'));
  await expect(savePrescription(saved)).resolves.toBeUndefined();
  jest.mocked(readEncrypted).mockRejectedValue(new DOMException('refused', 'InvalidStateError'));
  expect(await readPrescription(NOW)).toBeNull();
});

test('LENS-24: lenses are found by name if the next frame offers them', () => {
  expect(matchChoices(groups, saved)).toEqual(state.choices);
  expect(matchChoices(unusualGroups, saved)).toEqual({ 61: '1' });
});

test('LENS-24: restoring opens the first incomplete tab, otherwise the last, and does not restore consent', () => {
  const { typed } = saved;
  const whole = runActions([{ type: 'restore', typed, choices: matchChoices(groups, saved) }]);
  expect(whole).toMatchObject({ step: '14', choices: state.choices, typed, consent: false, photo: null });
  const partly = runActions([{ type: 'restore', typed, choices: { 11: '1102', 13: '1302' } }]);
  expect(partly).toMatchObject({ step: '12', choices: { 11: '1102', 13: '1302' } });
});

test('LENS-24, L9: deleting a prescription also clears the lens dialogs in this tab', async () => {
  const storage = new Map([
    ['lens:29', JSON.stringify({ typed: state.typed })],
    ['cep', '01310-100'],
  ]);
  const sessionStorage = Object.assign(Object.fromEntries(storage), {
    removeItem: (name: string) => storage.delete(name),
  });
  Reflect.set(globalThis, 'window', { sessionStorage });
  try {
    await forgetPrescription();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
  expect([...storage.keys()]).toEqual(['cep']);
  expect(deleteEncrypted).toHaveBeenCalledTimes(1);
});

test('LENS-24: frame measurements are restored, even with a shape or without a temple', () => {
  const frame = { nome: 'Armação Serra', mm: { ...mm, temple: null, shape: 'redondo' }, index: 1.61 };
  expect(parseSavedPrescription(JSON.stringify({ ...saved, frame }), NOW)?.frame.mm).toEqual({
    ...mm,
    temple: null,
  });
});
