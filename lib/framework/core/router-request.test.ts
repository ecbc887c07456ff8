/** @jest-environment node */
import { NextRequest } from 'next/server';
import { correctedRouterAddress, keepEmptyHash, safeRequestHeaders } from './router-request';

const SHOP = 'http://loja.test';
const request = (path: string, headers: Record<string, string> = {}) =>
  new NextRequest(`${SHOP}${path}`, { headers });

const ROUTER = { rsc: '1', 'next-router-state-tree': '[]' };

describe('correctedRouterAddress', () => {
  test('DESIGN-26: a browser is not redirected, with or without the _rsc parameter', async () => {
    for (const path of ['/?a=1', '/?a=1&_rsc=x'])
      expect(await correctedRouterAddress(request(path))).toBeNull();
  });

  test.each([
    { rsc: '1' },
    ROUTER,
    { ...ROUTER, 'next-router-prefetch': '1' },
    { ...ROUTER, 'next-url': '/a' },
  ])('C13: for %j a missing or wrong hash is corrected once, and the query is unchanged', async (headers) => {
    const corrected = await correctedRouterAddress(request('/sol?b=%C3%A3&_rsc=wrong&a=1', headers));
    expect(corrected).toMatch(/^\/sol\?b=%C3%A3&a=1&_rsc(=[\w-]+)?$/);
    expect(await correctedRouterAddress(request(corrected ?? '', headers))).toBeNull();
    expect(await correctedRouterAddress(request('/sol', headers))).toMatch(/^\/sol\?_rsc/);
  });

  test('C13: a hash that belongs to other headers is corrected', async () => {
    const forPage = await correctedRouterAddress(request('/', { rsc: '1' }));
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
    expect(forPage).toBe('/?_rsc');
    expect(await correctedRouterAddress(request('/?_rsc', prefetch))).toMatch(/^\/\?_rsc=./);
  });
});

test('C13: an empty hash is passed to the internal path, and other hashes are left to Next', () => {
  const target = () => new URL('/plain', SHOP);
  expect(keepEmptyHash(request('/?_rsc', { rsc: '1' }), target()).search).toBe('?_rsc=');
  expect(keepEmptyHash(request('/?_rsc=abc', ROUTER), target()).search).toBe('');
  expect(keepEmptyHash(request('/?_rsc'), target()).search).toBe('');
});

test('C6: a policy header sent by a client is not passed to Next', () => {
  const nonce = "script-src 'nonce-X'";
  const headers = safeRequestHeaders(
    request('/', { 'content-security-policy': nonce, 'Content-Security-Policy-Report-Only': nonce, a: 'b' }),
  );
  expect([...(headers ?? [])]).toEqual([['a', 'b']]);
  expect(safeRequestHeaders(request('/', { a: 'b' }))).toBeUndefined();
});
