import { nearestName } from './nearest-name';

const NAMES = ['shape', 'colour', 'material', 'size', 'face_width_mm'];

test.each([
  ['color', 'colour'],
  ['Colour', 'colour'],
  ['colours', 'colour'],
  ['sizes', 'size'],
  ['faceWidthMm', 'face_width_mm'],
  ['face_width', 'face_width_mm'],
  ['materiais', 'material'],
])('the name suggested for %s is %s', (given, name) => {
  expect(nearestName(given, NAMES)).toBe(name);
});

test.each(['', '___', 'brand', 'cor', 'x'.repeat(5_000)])('no name is suggested for %s', (given) => {
  expect(nearestName(given, NAMES)).toBeNull();
});
