/** @jest-environment node */
import { developmentHosts, networkAddress } from './network.mjs';

test('the development server may be opened by the addresses of the machine, and by the host of SITE_URL', () => {
  expect(developmentHosts(undefined)).toContain('127.0.0.1');
  expect(developmentHosts('http://loja.local:3000')).toContain('loja.local');
  expect(developmentHosts('no address')).toEqual(developmentHosts(undefined));
});

test('the address for a phone in the network is not one of the machine itself', () => {
  expect(networkAddress() ?? '').not.toMatch(/^127\./);
});
