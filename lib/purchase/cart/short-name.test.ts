import { shortName } from './short-name';

test('CART-12, A-46: a long name is cut to 45 characters and an ellipsis', () => {
  expect(shortName('a'.repeat(37))).toBe('a'.repeat(37));
  expect(shortName('a'.repeat(60))).toBe(`${'a'.repeat(45)}…`);
  expect(shortName('á'.repeat(38))).toBe(`${'á'.repeat(38)}…`);
  expect(shortName(`${'a'.repeat(44)} bcd`)).toBe(`${'a'.repeat(44)}\u00a0…`);
  expect(shortName('👓'.repeat(60))).toBe(`${'👓'.repeat(45)}…`);
});
