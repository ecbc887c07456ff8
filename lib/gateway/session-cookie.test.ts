/** @jest-environment node */
import { readSession, rewriteSessionCookie } from './session-cookie';

const shop = {
  siteUrl: 'https://www.loja.com.br',
  storeSiteUrl: 'https://www.loja.com.br',
  sessionCookieScript: false,
};

describe('readSession', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['PHPSESSID=', undefined],
    ['cep=1; PHPSESSID=abc,1-2', 'abc,1-2'],
    ['XPHPSESSID=no', undefined],
    ['PHPSESSID=a%0d%0ab', undefined],
    ['PHPSESSID="abc"', undefined],
    [`PHPSESSID=${'a'.repeat(201)}`, undefined],
  ])('A-84: the cookie header %j gives the session %j', (header, session) => {
    expect(readSession(header)).toBe(session);
  });
});

describe('rewriteSessionCookie', () => {
  test('C3: the shop sets the attributes of the cookie, and the platform its lifetime', () => {
    const line = 'PHPSESSID=abc; expires=Wed, 21 Oct 2037 07:28:00 GMT; Max-Age=60; path=/api; SameSite=None';
    expect(rewriteSessionCookie([line], shop)).toBe(
      'PHPSESSID=abc; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT; Max-Age=60; SameSite=Lax; Secure; HttpOnly',
    );
  });

  test('C3: other cookies are dropped', () => {
    expect(rewriteSessionCookie(['visitante=1', 'PHPSESSIDX=2'], shop)).toBeNull();
    expect(rewriteSessionCookie([], shop)).toBeNull();
  });

  test('C3: of several session cookies the last one is used', () => {
    expect(rewriteSessionCookie(['PHPSESSID=a', 'b=1', 'PHPSESSID=c'], shop)).toMatch(/^PHPSESSID=c;/);
  });

  test.each([
    ['.loja.com.br', 'Domain=loja.com.br'],
    ['www.loja.com.br', 'Domain=www.loja.com.br'],
    ['outra.com.br', null],
    ['ja.com.br', null],
    ['checkout.loja.com.br', null],
    ['br', null],
    ['com.br', null],
    ['.com.br', null],
    ['.', null],
  ])('C3: Domain=%s is kept only if it covers the shop', (domain, kept) => {
    const cookie = rewriteSessionCookie([`PHPSESSID=a; Domain=${domain}`], shop) ?? '';
    if (kept === null) expect(cookie).not.toContain('Domain');
    else expect(cookie).toContain(`; ${kept};`);
  });

  test.each([
    ['https://nova.loja.com.br', 'https://www.loja.com.br', 'loja.com.br', true],
    ['https://nova.loja.com.br', 'https://loja.com.br', 'loja.com.br', true],
    ['https://loja.com.br', 'https://checkout.loja.com.br', 'loja.com.br', true],
    ['https://lojaum.com.br', 'https://lojadois.com.br', 'com.br', false],
    ['https://loja.github.io', 'https://www.loja.com.br', 'github.io', false],
    ['https://www.loja.com.br', 'https://outra.com.br', 'outra.com.br', false],
  ])(
    'C3: the shop %s with the store %s shares the cookie of %s: %s',
    (siteUrl, storeSiteUrl, domain, isKept) => {
      const cookie = rewriteSessionCookie([`PHPSESSID=a; Domain=.${domain}`], {
        ...shop,
        siteUrl,
        storeSiteUrl,
      });
      expect(cookie?.includes(`Domain=${domain}`)).toBe(isKept);
    },
  );

  test('C3: over http the cookie is not Secure, and scripts can read it if configured', () => {
    const cookie = rewriteSessionCookie(['PHPSESSID=a; Secure; HttpOnly'], {
      ...shop,
      siteUrl: 'http://localhost:3000',
      sessionCookieScript: true,
    });
    expect(cookie).toBe('PHPSESSID=a; Path=/; SameSite=Lax');
  });

  test('C3: values and attributes of the cookie cannot inject anything', () => {
    expect(rewriteSessionCookie(['PHPSESSID=a\r\nSet-Cookie: x=1'], shop)).toBeNull();
    const cookie = rewriteSessionCookie(['PHPSESSID=a; expires=<script>; Max-Age=x'], shop);
    expect(cookie).toBe('PHPSESSID=a; Path=/; SameSite=Lax; Secure; HttpOnly');
  });
});
