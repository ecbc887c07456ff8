import { bestFront, fitOfFrame, fitOfLetters, fitOfSizes, fittingSizes, sizeLetter } from './fit';
import type { ShopperMeasures } from './shopper-measure-store';

const face = (value: number, uncertainty = 9): ShopperMeasures => ({
  glasses: null,
  face: { value, uncertainty },
});
const glasses = (lensWidth: number, bridge: number): ShopperMeasures => ({
  glasses: { lensWidth, bridge, temple: 140 },
  face: null,
});
const NONE: ShopperMeasures = { glasses: null, face: null };
const frame = (lensWidth: number, bridge: number, frontWidth = 2 * lensWidth + bridge + 16) => ({
  frontWidth,
  bridge,
  lensWidth,
  lensHeight: 40,
  temple: 140,
});

test.each([
  [115, ['P']],
  [129, ['P', 'M']],
  [134, ['P', 'M']],
  [135, ['M', 'G']],
  [150, ['G']],
])('TRY-12: a face of %d ± 9 mm suits the sizes %j', (width, sizes) => {
  expect(fittingSizes(face(width))).toEqual(sizes);
});

test('TRY-12: a face that is measured badly suits more sizes', () => {
  expect(fittingSizes(face(134, 30))).toEqual(['P', 'M', 'G']);
});

test('TRY-12: glasses alone suit sizes too, and say more than a face', () => {
  expect(fittingSizes(glasses(52, 18))).toEqual(['M', 'G']);
  expect(fittingSizes({ ...glasses(44, 16), face: { value: 150, uncertainty: 4 } })).toEqual(['P']);
});

test.each([
  [face(134), frame(52, 18, 136), 'serve'],
  [face(134), frame(46, 16, 120), 'justo'],
  [face(134), frame(58, 20, 150), 'largo'],
  [glasses(52, 18), frame(52, 18, 150), 'serve'],
  [glasses(52, 18), frame(48, 18), 'justo'],
  [glasses(52, 18), frame(56, 18), 'largo'],
  [NONE, frame(52, 18), null],
])('TRY-11: %j and a frame of %j: %s', (own, mm, fit) => {
  expect(fitOfFrame(own, mm)).toBe(fit);
});

test('TRY-11: of a frame with sizes the one that fits counts', () => {
  expect(fitOfLetters(face(115), 'PMG')).toBe('serve');
  expect(fitOfLetters(face(115), 'G')).toBe('largo');
  expect(fitOfSizes(face(150), ['P'])).toBe('justo');
  expect(fitOfSizes(face(150), [])).toBeNull();
  expect(fitOfSizes(NONE, ['P'])).toBeNull();
});

test('TRY-11: of several fronts the nearest one that fits is the best', () => {
  expect(bestFront(face(134), [126, 131, 136, 145])).toBe(136);
  expect(bestFront(glasses(52, 18), [130, 139])).toBe(139);
  expect(bestFront(face(160), [120, 130])).toBeNull();
  expect(bestFront(NONE, [130])).toBeNull();
});

test.each([
  ['P', 'P'],
  ['M (130 a 139 mm)', 'M'],
  [' G (140 mm ou mais)', 'G'],
  ['Médio', null],
  ['PP', null],
  ['P (peroba)', null],
  ['52', null],
])('TRY-12: %j is the size %s', (label, size) => {
  expect(sizeLetter(label)).toBe(size);
});
