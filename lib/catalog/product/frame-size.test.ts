import { engravingOf, frameSize, shortSizeName, sizeName } from './frame-size';

const MM = { frontWidth: 130, bridge: 16, lensWidth: 48, lensHeight: 45, temple: 150 };

test('A15: whether a frame is small, medium or large depends on the front width', () => {
  expect([120, 129, 130, 139, 140].map(frameSize)).toEqual(['P', 'P', 'M', 'M', 'G']);
});

test('A15: the engraved size requires the temple length', () => {
  expect(engravingOf(MM)).toBe('48-16-150');
  expect(engravingOf({ ...MM, temple: null })).toBeNull();
});

test.each([
  ['48', 130, 'M · 130 mm'],
  ['47', 128, 'P · 128 mm'],
  ['95', 144, 'G · 144 mm'],
  ['G', 144, 'G'],
  ['Único', 137, 'M'],
  ['único', 110, 'P'],
  ['Único', undefined, 'Único'],
  ['48', undefined, '48'],
  ['220 V', 130, '220 V'],
  ['', 130, ''],
])('PDP-48, PDP-57: the size %j with a front of %s mm is called %j', (label, frontWidth, name) => {
  expect(sizeName(label, frontWidth)).toBe(name);
});

test.each([
  ['48', 130, 'M'],
  ['Único', 137, 'M'],
  ['G', 144, 'G'],
  ['220 V', 130, '220 V'],
  ['48', undefined, '48'],
])('PDP-48: the size %j next to its front of %s mm is called %j', (label, frontWidth, name) => {
  expect(shortSizeName(label, frontWidth)).toBe(name);
});
