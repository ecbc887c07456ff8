/** @jest-environment node */
import { NextRequest } from 'next/server';
import { createRequestStore } from './core/node-request';
import { pagePolicy } from './page-policy';

const config = {
  pagePolicy: 'hashes' as 'hashes' | 'nonce' | 'inline',
  pictureOrigins: ['https://loja.test'],
  storeApiUrl: 'https://loja.test/api',
  storeSiteUrl: 'https://loja.test',
  siteUrl: 'https://nova.test',
  tagOrigins: [] as string[],
};
jest.mock('@/lib/config/environment', () => ({ isDevelopment: () => false, serverConfig: () => config }));
jest.mock('@/lib/config/storefronts/current', () => ({
  currentStorefront: () => ({ seals: [], reviewsWidget: {} }),
}));

const POLICY = 'content-security-policy';
/** As an attacker would send it, to have Next write the nonce into the page. */
const request = () =>
  new NextRequest('https://nova.test/', { headers: { [POLICY]: "script-src 'nonce-evil'", a: 'b' } });
const scriptsOf = (policy: string | undefined) =>
  /script-src ([^;]*)/
    .exec(policy ?? '')?.[1]
    ?.split(' ')
    .slice(0, 2);

test('C13: “hashes” sets the policy on the finished page, whose initial policy allows no inline scripts', () => {
  config.pagePolicy = 'hashes';
  expect(pagePolicy(request()).headers).toEqual({});
  createRequestStore();
  const { headers, requestHeaders, isForOne } = pagePolicy(request());
  expect(scriptsOf(headers[POLICY])).toEqual(["'self'"]);
  expect(requestHeaders?.has(POLICY)).toBe(false);
  expect(isForOne).toBe(false);
});

test('C13: “inline” allows inline scripts, but no nonce from a request', () => {
  config.pagePolicy = 'inline';
  const { headers, requestHeaders, isForOne } = pagePolicy(request());
  expect(scriptsOf(headers[POLICY])).toEqual(["'self'", "'unsafe-inline'"]);
  expect(requestHeaders?.has(POLICY)).toBe(false);
  expect(isForOne).toBe(false);
});

test('C13: “nonce” gives each response a new nonce, which is passed to Next and not cached', () => {
  config.pagePolicy = 'nonce';
  const policies = [pagePolicy(request()), pagePolicy(request())];
  const nonces = policies.map(({ headers }) => scriptsOf(headers[POLICY])?.[1]);
  expect(nonces).toEqual([
    expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
    expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
  ]);
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const { headers, requestHeaders, isForOne } of policies) {
    expect(requestHeaders?.get(POLICY)).toBe(headers[POLICY]);
    expect(requestHeaders?.get('a')).toBe('b');
    expect(isForOne).toBe(true);
  }
});
