/** @jest-environment node */
import { isSameOrigin, readJsonBody } from './request';

const PUBLIC = 'https://loja.test';
const LOCAL = 'http://localhost:3000';

describe('C5: the Origin header without Sec-Fetch-Site', () => {
  test.each([
    // With the public host, directly or behind a proxy that terminates TLS.
    [PUBLIC, 'loja.test', undefined, 'https://loja.test', true],
    [PUBLIC, 'loja.test', 'https', 'https://loja.test', true],
    [PUBLIC, 'loja.test', 'http', 'https://loja.test', true],
    [PUBLIC, 'loja.test', undefined, 'http://loja.test', false],
    [PUBLIC, 'loja.test', 'http', 'http://loja.test', false],
    [PUBLIC, 'LOJA.test', 'http', 'http://loja.test', false],
    [PUBLIC, 'loja.test', 'https', 'https://loja.test:8443', false],
    ['http://loja.test', 'loja.test', undefined, 'http://loja.test', true],
    ['http://loja.test', 'loja.test', 'http', 'https://loja.test', false],
    ['http://loja.test', 'loja.test', 'https', 'https://loja.test', false],
    // Behind a proxy that sends a different Host.
    [PUBLIC, 'localhost:3000', undefined, 'https://loja.test', true],
    // With another host.
    [PUBLIC, 'outra.test', 'https', 'https://outra.test', true],
    [PUBLIC, 'outra.test', 'https, http', 'https://outra.test', true],
    [PUBLIC, 'outra.test', 'https', 'http://outra.test', false],
    [PUBLIC, 'outra.test', undefined, 'https://outra.test', false],
    [PUBLIC, '192.0.2.1:3000', 'http', 'http://192.0.2.1:3000', true],
    [PUBLIC, '192.0.2.1:3000', 'http', 'http://192.0.2.1', false],
    [PUBLIC, '[2001:db8::1]:3000', undefined, 'http://[2001:db8::1]:3000', true],
    [PUBLIC, 'outra.test:443', 'https', 'https://outra.test', true],
    // Without SITE_URL, which then defaults to the local address.
    [LOCAL, 'localhost:3000', undefined, 'http://localhost:3000', true],
    [LOCAL, 'localhost:3000', 'http', 'https://localhost:3000', false],
    [LOCAL, '127.0.0.1:3000', undefined, 'http://127.0.0.1:3000', true],
    [LOCAL, 'loja.test', 'https', 'https://loja.test', true],
    // Foreign or malformed origins.
    [PUBLIC, 'loja.test', 'https', 'https://evil.test', false],
    [PUBLIC, 'loja.test', 'https', 'null', false],
    [PUBLIC, 'loja.test', 'https', 'https://loja.test.evil.test', false],
    [PUBLIC, 'outra.test', 'javascript', 'javascript://outra.test', false],
    [PUBLIC, undefined, 'https', 'https://outra.test', false],
    [PUBLIC, 'a b', 'https', 'https://a b', false],
  ])(
    'with SITE_URL %s, Host %s, scheme %s, the Origin %s is same-origin: %s',
    (siteUrl, host, scheme, origin, isOwn) => {
      const given = { origin, host, 'x-forwarded-proto': scheme };
      const headers = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
      expect(isSameOrigin(new Headers(headers), siteUrl)).toBe(isOwn);
    },
  );
});

test.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
])('C5: Sec-Fetch-Site %s takes precedence', (site, isOwn) => {
  const headers = new Headers({ 'sec-fetch-site': site, origin: PUBLIC, host: 'loja.test' });
  expect(isSameOrigin(headers, PUBLIC)).toBe(isOwn);
});

test('R3: a body whose sender disconnects is treated as invalid, not as a failure', async () => {
  let isFirst = true;
  const body = new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(new TextEncoder().encode('{"a":'));
      else controller.error(new Error('aborted'));
      isFirst = false;
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  expect(await readJsonBody(new Request('http://shop.test/', init), 100)).toEqual({ problem: 400 });
});
