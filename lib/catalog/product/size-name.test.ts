import { sizeName } from './frame-size';

test.each([
  ['48', 130, 'M · 48'],
  ['47', 128, 'P · 47'],
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
