import { suggestEmail } from './email-suggestion';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana@GMAI.com ', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.com.br', 'ana@gmail.com'],
  ['ana@hotmaill.com', 'ana@hotmail.com'],
  ['ana@yahoo.com.b', 'ana@yahoo.com.br'],
])('CONTACT-03: %s was probably meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@uol.com.br',
  'ana@minhaempresa.com.br',
  'ana',
  '@gmial.com',
  'ana@constructor',
  '',
])('CONTACT-03: nothing else is suggested for "%s"', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
