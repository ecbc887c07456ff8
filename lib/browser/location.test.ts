/** @jest-environment jsdom */
import { lastVisited } from './location';

const visit = (...urls: (string | null)[]) => {
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { entries: () => urls.map((url) => ({ url })), currentEntry: { index: urls.length - 1 } },
  });
};

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test('PDP-57: the last visited listing is returned with its filters', () => {
  visit(
    'https://loja.test/oculos-de-grau',
    'https://loja.test/oculos-de-grau?tamanho=P&pg=2',
    null,
    'https://loja.test/serra.html',
    'https://loja.test/comparar#/serra.html',
  );
  expect(lastVisited(['/oculos-de-sol', '/oculos-de-grau'])).toBe('/oculos-de-grau?tamanho=P&pg=2');
  expect(lastVisited(['/oculos-de-sol'])).toBeNull();
});

test('PDP-57: without the Navigation API no listing is returned', () => {
  expect(lastVisited(['/oculos-de-grau'])).toBeNull();
});
