import fc from 'fast-check';
import { EMAIL_PATTERN } from './field-schemas';

test.each([
  ['ana@loja.br', true],
  ['ana@@loja.br', true],
  ['ana@loja.sub.ção', true],
  ['ana@loja', false],
  ['ana.loja@br', false],
  ['ana@loja.7', false],
  ['@.b', true],
  ['', false],
])('REVIEW-10, CONTACT-03: %j is a valid e-mail: %s', (text, has) => {
  expect(EMAIL_PATTERN.test(text)).toBe(has);
});

test('REVIEW-10, CONTACT-03: any text with an at sign, and later a dot and a letter, is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('@', '.', 'a', '7', ' ') }), (text) => {
      expect(EMAIL_PATTERN.test(text)).toBe(
        /\.a/.test(text.slice(text.indexOf('@') + 1)) && text.includes('@'),
      );
    }),
  );
});

test('C1: an input crafted to be slow to match is matched quickly', () => {
  expect(EMAIL_PATTERN.test('@'.repeat(500_000))).toBe(false);
});
