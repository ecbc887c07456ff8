import { engravingOf, frameSize } from './frame-size';

const MM = { frontWidth: 130, bridge: 16, lensWidth: 48, lensHeight: 45, temple: 150 };

test('A15: whether a frame is small, medium or large depends on the front width', () => {
  expect([120, 129, 130, 139, 140].map(frameSize)).toEqual(['P', 'P', 'M', 'M', 'G']);
});

test('A15: the engraved size requires the temple length', () => {
  expect(engravingOf(MM)).toBe('48-16-150');
  expect(engravingOf({ ...MM, temple: null })).toBeNull();
});
