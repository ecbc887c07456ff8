/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://loja.test/"}
 */
import { readCep, saveCep } from './visitor-cookies';

test('DESIGN-08: on https the postal code and the state are never sent unencrypted', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  saveCep('01310-100');
  expect(write.mock.calls.flat()).toEqual([
    expect.stringMatching(/^cep=01310-100; .*Secure/),
    expect.stringMatching(/^uf=SP; .*Secure/),
  ]);
  expect(readCep()).toBe('01310-100');
});
