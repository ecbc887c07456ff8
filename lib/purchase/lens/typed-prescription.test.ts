import { lensGroups } from './options';
import { INITIAL_LENS_STATE } from './state';
import { prescriptionMessage } from './summary';
import {
  formatPrescription,
  isPrescriptionEmpty,
  isPrescriptionValid,
  MEASURED_PD,
  measureError,
  missingPrescriptionParts,
  parseMeasure,
  parseTyped,
  prescriptionLines,
  signChoices,
  sphereInWords,
  totalPdError,
} from './typed-prescription';

test.each([
  [
    'esferico',
    ['0', '-1,25', '+20', '−20.00', '- 1,25', '+ 2,00', '-1,25 D', '-,50', 'plano', 'PL'],
    ['20,25', '-21', '1,3', 'x', '1,2,3', '1e1', '-', '- -1', '1 D 5'],
  ],
  ['cilindrico', ['-6', '+0,25', '+6'], ['6,25', '-7', '0,1']],
  ['eixo', ['0', '180', '90'], ['181', '-1', '90,5']],
  ['adicao', ['0,75', '3,5'], ['0,5', '3,75', '1,1']],
  ['dnp', ['20', '31,5', '40'], ['19', '41', '31,3']],
] as const)('A25: the field %s accepts only prescription values', (measure, good, bad) => {
  for (const text of good)
    expect([text, measureError({ [`od-${measure}`]: text }, 'od', measure)]).toEqual([text, '']);
  for (const text of bad) expect(measureError({ [`od-${measure}`]: text }, 'od', measure)).not.toBe('');
});

test('A25: error messages state the range and the step', () => {
  expect(measureError({ 'od-esferico': '-25' }, 'od', 'esferico')).toBe('Esférico vai de −20,00 a +20,00.');
  expect(measureError({ 'od-adicao': '1,1' }, 'od', 'adicao')).toBe('Use passos de 0,25: 1,00 ou 1,25.');
  expect(measureError({ 'od-esferico': '-9,3' }, 'od', 'esferico')).toBe(
    'Use passos de 0,25: −9,25 ou −9,50.',
  );
  expect(measureError({ 'od-dnp': '31,3' }, 'od', 'dnp')).toBe('Use passos de 0,5: 31,0 ou 31,5.');
  expect(measureError({ 'od-dnp': '63' }, 'od', 'dnp')).toBe('Informe a DNP de cada olho, de 20 a 40 mm.');
  expect(measureError({ 'od-dnp': 'abc' }, 'od', 'dnp')).toBe('Escreva um número, como 31,5.');
});

test('A25, LENS-11: a degree without a sign is never assumed to be plus; the shopper must choose the sign, which is shown in words', () => {
  const typed = { 'od-esferico': '4,25', 'oe-esferico': '-4.25', 'oe-cilindrico': '0,5', 'oe-adicao': '2' };
  expect(measureError(typed, 'od', 'esferico')).toBe('Copie o sinal da receita: +4,25 ou −4,25.');
  expect(measureError(typed, 'oe', 'cilindrico')).toBe('Copie o sinal da receita: +0,50 ou −0,50.');
  expect(measureError(typed, 'oe', 'adicao')).toBe('');
  expect(signChoices(typed, 'od', 'esferico')).toEqual(['+4,25', '−4,25']);
  expect(signChoices({ 'od-esferico': '0' }, 'od', 'esferico')).toBeNull();
  expect(signChoices({ 'od-esferico': '20' }, 'od', 'esferico')).toEqual(['+20,00', '−20,00']);
  expect(sphereInWords(typed, 'od')).toBe('');
  expect(sphereInWords(typed, 'oe')).toBe('−4,25 (miopia)');
  expect(sphereInWords({ 'od-esferico': '+4,25' }, 'od')).toBe('+4,25 (hipermetropia, ou só para perto)');
  expect(formatPrescription({ 'od-esferico': '+4,25', 'od-adicao': '2' })).toBe('OD: ESF +4,25 ADD 2,00');
});

test('A25: an axis requires a cylinder for the same eye, and units are accepted', () => {
  expect(measureError({ 'od-eixo': '90' }, 'od', 'cilindrico')).toMatch(/cilíndrico/);
  expect(measureError({ 'od-eixo': '90' }, 'oe', 'cilindrico')).toBe('');
  expect(measureError({ 'od-eixo': '90', 'od-cilindrico': 'plano' }, 'od', 'cilindrico')).toBe('');
  expect([parseMeasure('90°'), parseMeasure('90 º'), parseMeasure('31,5 mm')]).toEqual([90, 90, 31.5]);
});

test('A25: a zero has no sign in the order and the summary', () => {
  const typed = { 'od-esferico': '-0', 'od-cilindrico': '−0,00', 'od-eixo': '90' };
  expect(formatPrescription(typed)).toBe('OD: ESF 0,00 CIL 0,00 EIXO 90');
  expect(prescriptionLines(typed)).toEqual([
    { name: 'OD', text: 'esférico\u00a00,00, cilíndrico\u00a00,00, eixo\u00a090°' },
  ]);
});

test('A25: an empty eye, and no addition for multifocal lenses, are pointed out', () => {
  expect(missingPrescriptionParts({ 'od-dnp': '31' }, true)).toEqual([]);
  expect(missingPrescriptionParts({ 'od-esferico': '-1,25' }, false)).toEqual(['o olho esquerdo']);
  expect(missingPrescriptionParts({ 'oe-esferico': '-1,25' }, true)).toEqual(['o olho direito', 'a adição']);
  const whole = { 'od-esferico': '-1,25', 'oe-esferico': '0', 'od-adicao': '2' };
  expect(missingPrescriptionParts(whole, true)).toEqual([]);
});

test('A25: a cylinder requires an axis for the same eye', () => {
  expect(measureError({ 'od-cilindrico': '-0,50' }, 'od', 'eixo')).toMatch(/eixo/);
  expect(measureError({ 'od-cilindrico': '-0,50' }, 'oe', 'eixo')).toBe('');
  expect(measureError({ 'od-cilindrico': '0' }, 'od', 'eixo')).toBe('');
  expect(isPrescriptionValid({ 'od-cilindrico': '-0,50' })).toBe(false);
  expect(isPrescriptionValid({ 'od-cilindrico': '-0,50', 'od-eixo': '90' })).toBe(true);
});

test('A25: the text has both eyes in the order used in prescriptions', () => {
  const typed = {
    'oe-esferico': '-1',
    'od-esferico': '−1.25',
    'od-eixo': '90',
    'od-dnp': '31,5',
    'oe-adicao': ' ',
  };
  expect(formatPrescription(typed)).toBe('OD: ESF -1,25 EIXO 90 DNP 31,5\nOE: ESF -1,00');
  expect(formatPrescription({})).toBe('');
  expect(isPrescriptionEmpty({ 'od-eixo': ' ' })).toBe(true);
  expect(parseMeasure('')).toBeNull();
});

test('A25: the total pupil distance can replace the distances of each eye, and must match them', () => {
  for (const text of ['40', '63', '63,5', '80']) expect(totalPdError({ 'dnp-total': text })).toBe('');
  expect(totalPdError({ 'dnp-total': '31' })).toBe('A DNP total vai de 40 a 80 mm.');
  expect(totalPdError({ 'dnp-total': '63,3' })).toBe('Use passos de 0,5: 63,0 ou 63,5.');
  expect(totalPdError({ 'dnp-total': 'x' })).toBe('Escreva um número, como 63.');
  const eyes = { 'od-dnp': '31,5', 'oe-dnp': '32' };
  expect(totalPdError({ ...eyes, 'dnp-total': '63,5' })).toBe('');
  expect(totalPdError({ ...eyes, 'dnp-total': '64' })).toMatch(/somam 63,5 mm/);
  expect(isPrescriptionValid({ ...eyes, 'dnp-total': '64' })).toBe(false);
  expect(formatPrescription({ 'od-esferico': '-1', 'dnp-total': '63' })).toBe(
    'OD: ESF -1,00\nDNP TOTAL: 63,0',
  );
});

test('LENS-11, L9: the message to the shop contains the typed prescription only with consent', () => {
  const groups = lensGroups([]);
  const product = { nome: 'Armação Serra', size: '', url: 'https://loja/serra.html' };
  const state = { ...INITIAL_LENS_STATE, typed: { 'od-esferico': '-1,25' } };
  expect(prescriptionMessage(product, groups, state)).toBe(
    'Olá! Quero enviar a receita para este produto: Armação Serra.\nhttps://loja/serra.html',
  );
  expect(prescriptionMessage(product, groups, { ...state, consent: true })).toContain(
    'Receita:\nOD: ESF -1,25',
  );
});

test('TRY-19, LENS-24: a pupil distance from the try-on is marked as measured until it is overwritten', () => {
  const measured = { 'od-esferico': '-2,00', 'dnp-total': '64', 'dnp-origem': MEASURED_PD };
  expect(formatPrescription(parseTyped(measured))).toBe(
    'OD: ESF -2,00\nDNP TOTAL: 64,0\nDNP medida na foto do provador, fora da receita: a ótica confirma',
  );
  expect(formatPrescription({ ...measured, 'dnp-origem': '' })).not.toContain('provador');
  expect(formatPrescription({ 'od-esferico': '-2,00', 'dnp-origem': MEASURED_PD })).toBe('OD: ESF -2,00');
  expect(isPrescriptionEmpty({ 'dnp-origem': MEASURED_PD })).toBe(true);
});

test('LENS-10: the summary has a line per eye with every typed value, and the total pupil distance', () => {
  const right = {
    'od-esferico': '-1,25',
    'od-cilindrico': '-0,5',
    'od-eixo': '90',
    'od-adicao': '2',
    'od-dnp': '31,5',
  };
  const lines = prescriptionLines({ ...right, 'oe-esferico': '+2', 'dnp-total': '63' });
  expect(lines.map(({ name, text }) => ({ name, text: text.replaceAll('\u00a0', ' ') }))).toEqual([
    { name: 'OD', text: 'esférico −1,25, cilíndrico −0,50, eixo 90°, adição 2,00, DNP 31,5 mm' },
    { name: 'OE', text: 'esférico +2,00' },
    { name: 'DNP total', text: '63,0 mm' },
  ]);
  expect(prescriptionLines({})).toEqual([]);
});
