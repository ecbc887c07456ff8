/** @jest-environment jsdom */
import { lastVisited } from './location';

const visit = (...urls: (string | null)[]) => {
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { entries: () => urls.map((url) => ({ url })), currentEntry: { index: urls.length - 1 } },
  });
};

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test('PDP-57: the list that was opened last comes back with its filters', () => {
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

test('PDP-57: a browser without that history knows no list', () => {
  expect(lastVisited(['/oculos-de-grau'])).toBeNull();
});
