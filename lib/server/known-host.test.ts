/** @jest-environment node */
import { isKnownHost, isTwinHost } from './rejections';

const KNOWN = ['www.loja.com.br', 'loja.com.br'];

test.each([
  'www.loja.com.br',
  'WWW.Loja.com.br:443',
  'loja.com.br.',
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '10.2.3.4',
  '[::1]:3000',
  undefined,
])('the shop accepts the host %s', (host) => {
  expect(isKnownHost(host, KNOWN)).toBe(true);
});

test.each([
  'mal.example',
  'www.loja.com.br.mal.example',
  'xwww.loja.com.br',
  'localhost.mal.example',
  '127.0.0.1.mal.example',
  'loja.com.br@mal.example',
  'loja.com.br, mal.example',
  '',
])('the shop does not accept the host %j', (host) => {
  expect(isKnownHost(host, KNOWN)).toBe(false);
});

test('without configured hosts every host is accepted', () => {
  expect(isKnownHost('mal.example', null)).toBe(true);
});

test.each([
  ['loja.com.br', 'https://www.loja.com.br', true],
  ['WWW.loja.com.br:80', 'https://loja.com.br', true],
  ['www.loja.com.br', 'https://www.loja.com.br', false],
  ['www.www.loja.com.br', 'https://loja.com.br', false],
  ['mal.example', 'https://loja.com.br', false],
  [undefined, 'https://loja.com.br', false],
])('C2: the host %j differs from %s only by www.: %s', (host, siteUrl, expected) => {
  expect(isTwinHost(host, siteUrl)).toBe(expected);
});
