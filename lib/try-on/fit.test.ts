import { describeFit, describeHalf, describeMeasure } from './fit';

const FACE = { value: 135, uncertainty: 8 };

test('TRY-06: the frame is compared with the face, and a difference that may be chance is none', () => {
  expect(describeFit(145, FACE)).toBe('Cerca de 10 mm mais larga que o seu rosto');
  expect(describeFit(119, FACE)).toBe('Cerca de 16 mm mais estreita que o seu rosto');
  expect(describeFit(138, FACE)).toBe('Mais ou menos da largura do seu rosto');
  expect(describeFit(140, { ...FACE, uncertainty: 12 })).toBe('Mais ou menos da largura do seu rosto');
});

test('TRY-06: measures are whole millimetres with their uncertainty, pupils half ones', () => {
  expect(describeMeasure({ value: 63.2, uncertainty: 3.1 })).toBe('63 mm, 4 a mais ou a menos');
  expect(describeHalf({ value: 31.3, uncertainty: 1 })).toBe('31,5 mm');
});
