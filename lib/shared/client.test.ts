/** @jest-environment node */
import { clientOfForwarded } from './client';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24', false],
  ['6.6.6.6, 203.0.113.77', '203.0.113.77', '203.0.113.0/24', false],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24', false],
  ['2804:14c:1:2ff::9', '2804:014c:0001:02ff::/64', '2804:014c:0001:0200::/56', false],
  ['2804::1', '2804:0000:0000:0000::/64', '2804:0000:0000:0000::/56', false],
  ['203.0.113.77:51234', '203.0.113.77', '203.0.113.0/24', false],
  ['[2804:14c:1:2ff::9]:443', '2804:014c:0001:02ff::/64', '2804:014c:0001:0200::/56', false],
  ['[2804::1]', '2804:0000:0000:0000::/64', '2804:0000:0000:0000::/56', false],
  ['127.0.0.1', '127.0.0.1', '127.0.0.0/24', true],
  ['::1', '0000:0000:0000:0000::/64', '0000:0000:0000:0000::/56', true],
  ['::ffff:127.0.0.1', '127.0.0.1', '127.0.0.0/24', true],
  ['1.2.3.4, nonsense', 'unknown', 'unknown', true],
  ['', 'unknown', 'unknown', true],
])('C10: with X-Forwarded-For %j the client is %s in the network %s', (forwarded, address, key, shared) => {
  expect(clientOfForwarded(forwarded, 0)).toEqual({ address, key, shared });
});

test.each([
  ['6.6.6.6, 203.0.113.77, 10.0.0.1', 1, '203.0.113.77'],
  ['6.6.6.6, 203.0.113.77, 192.0.2.1, 10.0.0.1', 2, '203.0.113.77'],
  ['10.0.0.1', 1, '10.0.0.1'],
  ['6.6.6.6, 10.0.0.1', 2, '10.0.0.1'],
])('C10: with X-Forwarded-For %j and %i proxies the client is %s', (forwarded, trustedHops, address) => {
  expect(clientOfForwarded(forwarded, trustedHops)).toMatchObject({ address });
});
