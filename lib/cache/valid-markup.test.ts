/** @jest-environment node */
import { validMarkup } from './valid-markup';

test('B11: a style sheet of a component loaded apart is told as the standard has it; preloads keep their kind', () => {
  const preload =
    '<link rel="preload" href="/a.css" as="style"/><link rel="preload" as="font" href="/a.woff2"/>';
  const sheet = (as: string) => `<link href="/a.css" rel="stylesheet"${as} data-precedence="dynamic"/>`;
  expect(validMarkup(preload + sheet(' as="style"') + sheet(' as="style"'))).toBe(
    preload + sheet('') + sheet(''),
  );
});
