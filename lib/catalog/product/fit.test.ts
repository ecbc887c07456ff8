import {
  areSizesSure,
  bestFront,
  cardFitPhrase,
  fitOfFrame,
  fitOfLetters,
  fitOfSizes,
  fitPhrase,
  fittingSizes,
  shortFit,
  sizeLetter,
} from './fit';
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

test('TRY-17: the short text on a size button claims no more certainty than the measurement has', () => {
  expect(shortFit('deve ficar largo')).toBe('deve ser largo');
  expect(shortFit('deve servir')).toBe('deve servir');
  expect(shortFit('justo')).toBe('justo');
  expect([shortFit('não dá para dizer'), shortFit(null)]).toEqual(['incerto', '']);
});

test.each([
  [118, ['P']],
  [129, ['P', 'M']],
  [134, ['M']],
  [139, ['M', 'G']],
  [150, ['G']],
])('TRY-12: the sizes for a face of %d ± 9 mm are %j', (width, sizes) => {
  expect(fittingSizes(face(width))).toEqual(sizes);
});

test('TRY-12: a less certain face width fits more sizes, and one beyond all sizes fits none', () => {
  expect(fittingSizes(face(134, 30))).toEqual(['M']);
  expect(fittingSizes(face(140, 30))).toEqual(['M', 'G']);
  expect(fittingSizes(face(100))).toEqual([]);
});

test('TRY-12: measurements of current glasses are sufficient, and take precedence over a face width', () => {
  expect(fittingSizes(glasses(52, 18))).toEqual(['M']);
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
  [face(134), frame(52, 18, 141), 'deve servir'],
  [face(134), frame(56, 18, 144), 'deve ficar largo'],
  [face(134), frame(48, 18, 124), 'deve ficar justo'],
])('TRY-11: with %j a frame of %j is rated %s', (own, mm, fit) => {
  expect(fitOfFrame(own, mm)).toBe(fit);
});

// Uncertainty: 22 mm for a photo without a card, 11 with one, 3 for a typed width.
test.each([
  [145, 22, 'deve servir', 'deve servir em você'],
  [145, 11, 'serve', 'serve em você'],
  [145, 3, 'serve', 'serve em você'],
  [145, 30, 'não dá para dizer', 'não dá para dizer se serve em você'],
  [151, 11, 'deve servir', 'deve servir em você'],
  [160, 22, 'deve ficar justo', 'deve ficar justo em você'],
  [170, 22, 'justo', 'justo em você'],
] as const)('TRY-17: a front of 145 mm for a face of %d ± %d mm is %s', (width, more, fit, phrase) => {
  expect(fitOfFrame(face(width, more), frame(54, 20, 145))).toBe(fit);
  expect(fitPhrase(fit)).toBe(phrase);
  expect(cardFitPhrase(fit)).toBe(more === 30 || fit.startsWith('deve') ? fit : phrase);
});

test('TRY-17: how certain a size is depends on the measurement and its front widths, also in listings', () => {
  expect(fitOfLetters(face(145, 22), 'PMG')).toBe('deve servir');
  expect(fitOfLetters(face(145, 3), 'PMG')).toBe('serve');
  expect(fittingSizes(face(145, 22))).toEqual(['G']);
  expect(areSizesSure(face(145, 22))).toBe(false);
  expect(areSizesSure(face(145, 3))).toBe(true);
});

test.each([
  [glasses(52, 18), ['justo', 'deve servir', 'deve ficar largo']],
  [glasses(51, 17), ['justo', 'serve', 'largo']],
  [face(128, 3), ['deve servir', 'deve servir', 'largo']],
  [face(134, 3), ['deve ficar justo', 'serve', 'deve ficar largo']],
])(
  'TRY-17, TRY-12: for %j the sizes P, M and G are %j, and the filter has those that fit',
  (own, verdicts) => {
    const letters = ['P', 'M', 'G'] as const;
    expect(letters.map((letter) => fitOfSizes(own, [letter]))).toEqual(verdicts);
    expect(fittingSizes(own)).toEqual(letters.filter((_, index) => /serv/.test(verdicts[index] ?? '')));
  },
);

test('TRY-11: a frame with several sizes is rated by the one that fits', () => {
  expect(fitOfLetters(face(124, 3), 'PMG')).toBe('serve');
  expect(fitOfLetters(face(115), 'G')).toBe('largo');
  expect(fitOfSizes(face(150), ['P'])).toBe('justo');
  expect(fitOfSizes(face(150), [])).toBeNull();
  expect(fitOfSizes(NONE, ['P'])).toBeNull();
});

test('TRY-11: of several fronts, the nearest one that fits is the best', () => {
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
])('TRY-12: %j is parsed as the size %s', (label, size) => {
  expect(sizeLetter(label)).toBe(size);
});
