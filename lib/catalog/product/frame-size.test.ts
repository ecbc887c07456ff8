import { engravingOf, frameSize, measuredSize, millimetresOfSize } from './frame-size';

const MM = { frontWidth: 130, bridge: 16, lensWidth: 48, lensHeight: 45, temple: 150 };
const sizes = (...labels: string[]) => labels.map((label) => ({ label }));

test('A15: small, medium and large by the front', () => {
  expect([120, 129, 130, 138, 139].map(frameSize)).toEqual(['P', 'P', 'M', 'M', 'G']);
});

test('A15: the engraving needs the length of the temple', () => {
  expect(engravingOf(MM)).toBe('48□16-150');
  expect(engravingOf({ ...MM, temple: null })).toBeNull();
});

test('PDP-48, A15: sizes named by the width of a lens say which of them was measured', () => {
  expect(measuredSize(MM, sizes('46', '48', '50'))).toBe('48');
  expect(measuredSize(MM, sizes('48'))).toBeNull();
  expect(measuredSize(MM, sizes('P', 'M', 'G'))).toBeNull();
  expect(measuredSize(MM, sizes('54', '56'))).toBeNull();
});

test('PDP-48, A15: another such size is wider by both lenses; other names change nothing', () => {
  const all = sizes('46', '48', '50');
  expect(millimetresOfSize(MM, all, '50')).toEqual({ ...MM, lensWidth: 50, frontWidth: 134 });
  expect(millimetresOfSize(MM, all, '46')).toEqual({ ...MM, lensWidth: 46, frontWidth: 126 });
  for (const chosen of ['48', undefined]) expect(millimetresOfSize(MM, all, chosen)).toBe(MM);
  expect(millimetresOfSize(MM, sizes('P', 'M'), 'P')).toBe(MM);
  expect(millimetresOfSize(MM, sizes('54', '56'), '56')).toBe(MM);
});
