/** @jest-environment node */
import { destinationOf } from './destination';

const SHOP = { siteUrl: 'https://loja.example', fallback: 'https://pague.example/carrinho/' };
const leadsTo = (query: string) => destinationOf(new URLSearchParams(query), SHOP);

test.each([
  ['', 'https://pague.example/carrinho/'],
  ['continue_to=/oculos-de-sol', 'https://loja.example/oculos-de-sol'],
  ['continue_to=/a/../oculos?pg=2', 'https://loja.example/oculos?pg=2'],
  ['continue_to=/x%2Fcafé', 'https://loja.example/x/caf%C3%A9'],
])('the query %j leads to %s', (query, destination) => {
  expect(leadsTo(query)).toBe(destination);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/a b',
  '/a\r\nSet-Cookie: a=b',
  'oculos',
  'javascript:alert(1)',
])('the destination %j is ignored', (path) => {
  expect(leadsTo(new URLSearchParams({ continue_to: path }).toString())).toBe(SHOP.fallback);
});

test('a query with two destinations is ignored', () => {
  expect(leadsTo('continue_to=/a&continue_to=/b')).toBe(SHOP.fallback);
});

test('only campaign parameters are kept', () => {
  const query =
    'attribution/utm_source=email&utm_medium=sms&buyer/email=a@b.example&access_token=x&cor=preto';
  expect(leadsTo(`continue_to=/a&${query}`)).toBe('https://loja.example/a?utm_source=email&utm_medium=sms');
  expect(leadsTo('utm_source=a&/attribution/utm_source=b')).toBe(SHOP.fallback);
});
