/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://nova.loja.com.br/"}
 */
import { ACCEPTED, REFUSED } from './consent';
import { deleteRefusedData } from './delete-refused-data';

const keep = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`);
const kept = () => document.cookie.split('; ').filter(Boolean).sort();

beforeEach(() => {
  for (const cookie of ['_ga=1', '_gid=1', '_gat_x=1', '_gcl_au=1', '_fbp=1', 'cep=01310-100', 'outra=1'])
    keep(cookie);
  keep('_ga_X1=2; domain=.loja.com.br');
  localStorage.setItem('vistos-recentemente', '[]');
  localStorage.setItem('de-outro', '1');
});

test('L10: declining deletes tag data, also on parent domains, and keeps necessary data', () => {
  deleteRefusedData(REFUSED);
  expect(kept()).toEqual(['cep=01310-100', 'outra=1']);
  expect(Object.keys(localStorage)).toEqual(['de-outro']);
});

test('L10: declining one purpose deletes only its data', () => {
  deleteRefusedData({ ...ACCEPTED, marketing: false });
  expect(kept()).toEqual(['_ga=1', '_ga_X1=2', '_gat_x=1', '_gid=1', 'cep=01310-100', 'outra=1']);
  expect(localStorage).toHaveLength(2);
});

test('L10: allowed data is kept', () => {
  deleteRefusedData(ACCEPTED);
  expect(kept()).toHaveLength(8);
});

test('L10: blocked storage causes no error', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => deleteRefusedData(REFUSED)).not.toThrow();
  storage.mockRestore();
});
