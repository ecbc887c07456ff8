import { adviseHigherIndex, adviseIndex, strongestNote } from './index-advice';
import { lensToDraw } from './lens-look';
import { INITIAL_LENS_STATE } from './state';
import { thicknessOf } from './testing';

const THREE = { 'Tradicional|Índice 1,50': 0, 'Policarbonato|Índice 1,59': 0, 'Extrafina|Índice 1,67': 0 };
const values = thicknessOf(THREE)[0]?.valores ?? [];

const SMALL = { frontWidth: 128, bridge: 18, lensWidth: 44, lensHeight: 34, temple: 140 };
const LARGE = { frontWidth: 150, bridge: 18, lensWidth: 60, lensHeight: 48, temple: 145 };

const advise = (sphere: string, strength: number, frame = LARGE) =>
  adviseIndex(values, strength, lensToDraw({ 'od-esferico': sphere }, frame));

test('A25: for weak and strong prescriptions an optician’s reason is given', () => {
  expect(adviseIndex(values, 1.25, null)?.reason).toBe(
    'Para 1,25 de grau, o índice 1,50 já fica fino: um maior custa mais e quase não muda a lente.',
  );
  expect(adviseIndex(values, 4.25, null)?.reason).toBe(
    'Para 4,25 de grau, indicamos o índice 1,67: a lente fica mais fina.',
  );
  expect(adviseIndex([], 3, null)).toBeNull();
});

test('A25, LENS-21: if a higher index makes little visible difference in the frame, the lower one is recommended, with the difference', () => {
  expect(advise('-4,25', 4.25, SMALL)).toEqual({
    value: values[1],
    reason: expect.stringMatching(
      /^Nesta armação, o índice 1,59 basta: com o 1,67, em geral usado para 4,25 de grau, a lente ficaria só 0,[1-4]\smm mais fina\. Com o 1,50, ficaria 0,\d\smm mais grossa\.$/,
    ),
  });
  expect(advise('-5,75', 5.75)?.value).toBe(values[2]);
});

const PRICED =
  thicknessOf({
    'Tradicional|Índice 1,50, indicado até 2 graus': 0,
    'Policarbonato|Índice 1,59': 74.5,
    'Fina|Índice 1,61, indicado até 4 graus': 124.5,
    'Extrafina|Índice 1,67, indicado até 6 graus': 249.5,
  })[0]?.valores ?? [];

test('LENS-21: an index hardly thinner than the next lower one is not recommended, and the reason compares its neighbours', () => {
  const frame = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 42, temple: 145 };
  const advice = adviseIndex(PRICED, 4.25, lensToDraw({ 'od-esferico': '-4,25' }, frame));
  expect(advice?.value.valor).toMatch(/^Policarbonato/);
  expect(advice?.reason.replaceAll('\u00a0', ' ')).toMatch(
    /^Nesta armação, o índice 1,59 basta: com o 1,67, em geral usado para 4,25 de grau, a lente ficaria só 0,[4-6] mm mais fina\. Com o 1,50, ficaria [\d,]+ mm mais grossa\.$/,
  );
});

test('A25: a higher index than the chosen one is advised only for a valid prescription that needs it', () => {
  const groups = thicknessOf({ 'Tradicional|Índice 1,50': 0, 'Extrafina|Índice 1,67': 0 });
  const adviceFor = (choice: string | null, sphere: string) =>
    adviseHigherIndex(
      groups,
      {
        ...INITIAL_LENS_STATE,
        choices: choice === null ? {} : { 13: choice },
        typed: { 'od-esferico': sphere },
      },
      null,
    );
  expect(adviceFor('1', '-9,00')).toEqual({
    group: groups[0],
    reason: expect.stringMatching(/^Para 9,00 de grau, indicamos o índice 1,67: .* Você escolheu o 1,50\.$/),
  });
  expect(adviceFor('2', '-9,00')).toBeNull();
  expect(adviceFor('1', '-1,00')).toBeNull();
  expect(adviceFor('1', '-55')).toBeNull();
  expect(adviceFor('1', '')).toBeNull();
  expect(adviceFor(null, '-9,00')).toBeNull();
});

test.each([
  ['', {}, ''],
  ['-55', {}, ''],
  ['4,25', {}, ''],
  [
    '-5,00',
    {},
    'Na espessura, você digitou −5,00 como o maior grau, já somado ao cilíndrico. Aqui, copie cada valor como está na receita.',
  ],
  ['-5,00', { 'od-esferico': '-1,00' }, expect.stringContaining('Aqui, copie cada valor')],
  ['-5,00', { 'od-esferico': '-4,25', 'od-cilindrico': '-0,75', 'od-eixo': '90' }, ''],
  [
    '-5,00',
    { 'od-esferico': '-4,25', 'oe-esferico': '-1,00' },
    'Na espessura, você digitou −5,00 como o maior grau; com estes valores, ele é 4,25. Confira na receita.',
  ],
])('A25: %j for the recommendation and %j in the prescription give the note %j', (strongest, typed, note) => {
  expect(strongestNote({ ...INITIAL_LENS_STATE, strongest, typed })).toEqual(note);
});
