import { describeEstimate, describeThickness, frameForLenses, lensToDraw, meridianPowers } from './lens-look';
import type { TypedPrescription } from './typed-prescription';

const frame = { frontWidth: 140, bridge: 18, lensWidth: 52, lensHeight: 40, temple: 145 };
const measured = (value: number) => ({ value, uncertainty: 1.4 });
const draw = (typed: TypedPrescription) => lensToDraw(typed, frame);

test('LENS-21: the axis determines how much of the cylinder acts on the horizontal meridian', () => {
  expect(meridianPowers(-2, -1, 180).horizontal).toBeCloseTo(-2);
  expect(meridianPowers(-2, -1, 180).vertical).toBeCloseTo(-3);
  expect(meridianPowers(-2, -1, 90).horizontal).toBeCloseTo(-3);
  expect(meridianPowers(-2, -1, 45).horizontal).toBeCloseTo(-2.5);
});

test('LENS-21: the stronger eye is drawn, with its pupil distance, half the total distance, or the average', () => {
  const typed: TypedPrescription = { 'od-esferico': '-2', 'oe-esferico': '-5,25' };
  expect(draw(typed)).toMatchObject({
    sphere: -5.25,
    pd: { source: 'average' },
    outline: { decentration: 3.5 },
  });
  expect(draw({ ...typed, 'dnp-total': '60' })).toMatchObject({
    pd: { source: 'prescription' },
    outline: { decentration: 5 },
  });
  expect(draw({ ...typed, 'oe-dnp': '33,5' })?.outline.decentration).toBe(1.5);
  expect(lensToDraw({ ...typed, 'dnp-total': '60' }, frame, measured(66))?.outline.decentration).toBe(5);
  const withCylinder = draw({ ...typed, 'od-cilindrico': '-4', 'od-eixo': '90' });
  expect(withCylinder).toMatchObject({ sphere: -2, cylinder: -4 });
});

test('LENS-21: if the prescription has no pupil distance, the one from the try-on is used and mentioned', () => {
  const drawn = lensToDraw({ 'od-esferico': '-3' }, frame, measured(61.4));
  expect(drawn?.outline.decentration).toBeCloseTo(4.3);
  expect(drawn && describeEstimate(drawn)).toContain(
    'Sem a DNP da receita, contamos os 61,5 mm entre as suas pupilas que o provador mediu.',
  );
});

test('LENS-21: an empty or invalid prescription is not drawn', () => {
  expect(draw({})).toBeNull();
  expect(draw({ 'od-esferico': '' })).toBeNull();
  expect(draw({ 'od-esferico': '-99' })).toBeNull();
  expect(draw({ 'od-esferico': '-2', 'od-cilindrico': '-1' })).toBeNull();
});

test('LENS-21: the measurements of the chosen size are used if they are plausible', () => {
  const large = { ...frame, lensWidth: 56, frontWidth: 150 };
  const measured = [
    { id: 1, mm: frame },
    { id: 2, mm: large },
  ];
  expect(frameForLenses(measured, 2, 3)).toBe(large);
  expect(frameForLenses(measured, 3, 3)).toBeNull();
  expect(frameForLenses([{ id: null, mm: frame }], 0, 2)).toBeNull();
  expect(frameForLenses([{ id: null, mm: frame }], 0, 0)).toBe(frame);
  expect(frameForLenses([{ id: null, mm: { ...frame, lensWidth: 5 } }], 0, 0)).toBeNull();
  expect(frameForLenses([], 0, 0)).toBeNull();
});

test('LENS-21: the thicker part comes first, in Brazilian number format', () => {
  expect(describeThickness({ centre: 2, edge: 5.64, grams: 9.4 })).toBe(
    'Borda até 5,6\u00a0mm, centro 2,0\u00a0mm, cerca de 9\u00a0g por lente',
  );
  expect(describeThickness({ centre: 4.2, edge: 1.2, grams: 0.3 })).toBe(
    'Centro 4,2\u00a0mm, borda até 1,2\u00a0mm, cerca de 1\u00a0g por lente',
  );
  const plain = draw({ 'od-esferico': '+3', 'od-dnp': '31' });
  const toric = draw({ 'od-esferico': '-3', 'od-cilindrico': '-0,5', 'od-eixo': '10' });
  expect(plain && describeEstimate(plain)).toBe(
    'Estimativa para a lente de grau +3,00 nesta armação (lente de 52 mm), vista de cima e em escala. A medida exata depende do laboratório.',
  );
  expect(toric && describeEstimate(toric)).toContain('lente de −3,00 com cilíndrico −0,50 nesta');
  expect(toric && describeEstimate(toric)).toContain(
    'Sem a DNP da receita, contamos 63 mm entre as pupilas, a média.',
  );
});
