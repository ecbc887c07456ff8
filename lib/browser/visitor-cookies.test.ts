/** @jest-environment jsdom */
import { destroyCookie, setCookie } from 'nookies';
import { readCep, readUf, saveCep, saveUf } from './visitor-cookies';

afterEach(() => {
  destroyCookie(null, 'cep', { path: '/' });
  destroyCookie(null, 'uf', { path: '/' });
});

test('DESIGN-08, SHIP-08: the postal code is saved for half a year and its state for a year, for the whole site', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  saveCep('01310-100');
  expect(write.mock.calls).toEqual([
    ['cep=01310-100; Max-Age=15552000; Path=/; SameSite=Lax'],
    ['uf=SP; Max-Age=31536000; Path=/; SameSite=Lax'],
  ]);
  write.mockRestore();
});

test('SHIP-07, SHIP-08: a saved postal code is read back in the platform’s format', () => {
  saveCep('01310-100');
  expect(document.cookie).toContain('cep=01310-100');
  expect(readCep()).toBe('01310-100');
});

test.each(['', '01310100', '<script>', '01310-10'])('SHIP-08: %j is not saved', (cep) => {
  saveCep(cep);
  expect(readCep()).toBe('');
});

test('SHIP-07: a cookie in another format is ignored', () => {
  setCookie(null, 'cep', 'javascript', { path: '/' });
  expect(readCep()).toBe('');
});

test.each([
  [undefined, 'SP'],
  ['mg', 'MG'],
  ['"><script>', 'SP'],
])('PDP-32, A-27: with the saved state %j the state is %s', (saved, expected) => {
  if (saved) setCookie(null, 'uf', saved, { path: '/' });
  expect(readUf()).toBe(expected);
});

test('A-27: an unknown state is saved as the default', () => {
  saveUf('XX');
  expect(document.cookie).toContain('uf=SP');
});
