/** @jest-environment node */
import { parseServerConfig } from './environment';

describe('parseServerConfig', () => {
  test('without variables the embedded store is used', () => {
    expect(parseServerConfig({})).toEqual({
      storeApiUrl: 'http://localhost:4000/api',
      storeAppToken: 'wapstore',
      storeSiteUrl: 'http://localhost:4000',
      siteUrl: 'http://localhost:3000',
      knownHosts: null,
      storefront: 'oculos',
      storefrontFile: null,
      sessionCookieScript: false,
      pictureOrigins: ['http://localhost:4000'],
      tagOrigins: [],
      designSystem: false,
      exitPopup: false,
      socialFeed: false,
      trustedHops: 0,
      rateLimitFactor: 1,
      agents: true,
      pagePolicy: 'hashes',
    });
    expect(parseServerConfig({ STORE_PORT: '4100', PORT: '3100' })).toMatchObject({
      storeApiUrl: 'http://localhost:4100/api',
      siteUrl: 'http://localhost:3100',
    });
  });

  test.each([
    [{ SITE_URL: 'http://192.168.0.10:3000' }, 'http://192.168.0.10:4000'],
    [{ SITE_URL: 'http://127.0.0.1:3100', PORT: '3100', STORE_PORT: '4100' }, 'http://127.0.0.1:4100'],
    [{ SITE_URL: 'https://loja.test' }, 'http://localhost:4000'],
    [{ SITE_URL: 'http://loja.test:8080' }, 'http://localhost:4000'],
    [
      { SITE_URL: 'https://loja.test', STORE_PUBLIC_URL: 'https://pedidos.loja.test' },
      'https://pedidos.loja.test',
    ],
  ])('browsers reach the embedded store of %j at %s', (env, storeSiteUrl) => {
    expect(parseServerConfig(env)).toMatchObject({
      storeApiUrl: expect.stringMatching(/^http:\/\/localhost:4[01]00\/api$/),
      storeSiteUrl,
      pictureOrigins: expect.arrayContaining([storeSiteUrl]),
    });
  });

  test('API-38 to API-40, API-42: a shop on another platform has only the third parties that it configures', () => {
    const store = { STORE_API_URL: 'https://www.loja.test/api' };
    const none = { reviewsApiUrl: undefined, reviewsWidgetUrl: undefined, blogApiUrl: undefined };
    expect(parseServerConfig(store)).toMatchObject({ ...none, reviewsApiToken: undefined });
    const named = {
      REVIEWS_API_URL: 'https://opina.test/v1/',
      REVIEWS_API_TOKEN: 'abc',
      REVIEWS_WIDGET_URL: 'https://opina.test/widget.js',
    };
    expect(parseServerConfig({ ...store, ...named })).toMatchObject({
      ...none,
      reviewsApiUrl: 'https://opina.test/v1',
      reviewsApiToken: 'abc',
    });
    // The widget is for shops whose server does not read the reviews service.
    expect(parseServerConfig({ ...store, ...named, REVIEWS_API_URL: '' })).toMatchObject({
      reviewsWidgetUrl: 'https://opina.test/widget.js',
    });
  });

  test('on another platform checkout and account are at the API’s origin by default', () => {
    const own = parseServerConfig({ STORE_API_URL: 'https://www.loja.test/api/', STORE_SITE_URL: '' });
    expect(own).toMatchObject({
      storeApiUrl: 'https://www.loja.test/api',
      storeSiteUrl: 'https://www.loja.test',
    });
    const apart = parseServerConfig({
      STORE_API_URL: 'https://api.loja.test',
      STORE_SITE_URL: 'https://www.Loja.test/',
    });
    expect(apart.storeSiteUrl).toBe('https://www.loja.test');
  });

  test.each([
    ['STORE_API_URL', 'loja.test'],
    ['STORE_API_URL', 'ftp://loja.test'],
    ['STORE_API_URL', 'https://loja.test/api?loja=2'],
    ['STORE_API_URL', 'https://user:secret@loja.test/api'],
    ['REVIEWS_API_URL', 'https://avaliacoes.test/api#v2'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://loja.test/nova'],
    ['SITE_URL', 'https://loja.test?loja=2'],
    ['STORE_SITE_URL', '//loja.test'],
    ['STORE_SITE_URL', 'https://loja.test/conta'],
    ['STORE_API_URL', 'https://loja.test/api/v2/front/'],
    ['REVIEWS_WIDGET_URL', 'ftp://avaliacoes.test/widget.js'],
    ['ALLOWED_HOSTS', 'https://loja.test'],
    ['ALLOWED_HOSTS', 'loja.test:8080'],
    ['STORE_APP_TOKEN', 'señal'],
    ['PORT', '0'],
    ['PORT', '3000.5'],
    ['LISTEN_ADDRESS', 'localhost'],
    ['LISTEN_ADDRESS', '127.0.0.1:3000'],
    ['STORE_PORT', '-1'],
    ['TRUSTED_HOPS', '-1'],
    ['TRUSTED_HOPS', '11'],
    ['TRUSTED_HOPS', 'um'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '1.5'],
    ['STORE_PORT', 'quatro mil'],
    ['STORE_PORT', '70000'],
    ['STOREFRONT', 'carros'],
    ['SESSION_COOKIE_SCRIPT', 'yes'],
    ['EXIT_POPUP', 'sim'],
    ['REVIEWS_API_URL', 'opina.test'],
    ['REVIEWS_API_TOKEN', 'a b'],
    ['STORE_APP_TOKEN', 'wap\nstore'],
    ['BLOG_API_URL', 'file:///etc'],
    ['PICTURE_ORIGINS', 'fotos.loja.test'],
    ['PICTURE_ORIGINS', 'https://fotos.loja.test/upload'],
    ['PICTURE_ORIGINS', 'https://a:b@fotos.loja.test'],
    ['PICTURE_ORIGINS', 'https://fotos.loja.test, file:///etc'],
    ['PICTURE_ORIGINS', "https://fotos.loja.test;script-src'unsafe-inline'"],
    ['PICTURE_ORIGINS', 'https://*'],
    ['PICTURE_ORIGINS', 'https://*.com'],
    ['PICTURE_ORIGINS', 'http://*.loja.test'],
    ['PICTURE_ORIGINS', 'data:'],
    ['TAG_ORIGINS', 'connect.facebook.net'],
    ['TAG_ORIGINS', 'http://connect.facebook.net'],
    ['TAG_ORIGINS', 'https://connect.facebook.net/pt_BR'],
    ['TAG_ORIGINS', "https://a.test; script-src 'unsafe-inline'"],
    ['TAG_ORIGINS', "'unsafe-inline'"],
    ['TAG_ORIGINS', 'https:'],
    ['TAG_ORIGINS', 'https://*'],
    ['TAG_ORIGINS', 'https://*.com'],
    ['TAG_ORIGINS', 'https://a.*.test'],
    ['TAG_ORIGINS', 'https://a.com,*'],
    ['TAG_ORIGINS', '*'],
    ['TAG_ORIGINS', 'data:'],
    ['TAG_ORIGINS', 'https://evil@a.test'],
    ['TAG_ORIGINS', 'https://127.0.0.1'],
    ['TAG_ORIGINS', Array.from({ length: 21 }, (_, index) => `https://t${index}.test`).join()],
  ])('%s=%s is rejected with a message that names it', (name, value) => {
    expect(() => parseServerConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`));
  });

  test('TRACK-12: TAG_ORIGINS is a list without duplicates, in which wildcards are allowed', () => {
    const TAG_ORIGINS = ' https://connect.facebook.net, https://*.clarity.ms\nhttps://connect.facebook.net ';
    expect(parseServerConfig({ TAG_ORIGINS }).tagOrigins).toEqual([
      'https://connect.facebook.net',
      'https://*.clarity.ms',
    ]);
  });

  test('error messages hide passwords and tokens', () => {
    const refused = { STORE_API_URL: 'ftp://user:segredo@host', REVIEWS_API_TOKEN: 'um segredo' };
    expect(() => parseServerConfig(refused)).toThrow('ftp://user:***@host');
    expect(() => parseServerConfig(refused)).not.toThrow(/segredo/);
  });

  test('SEO-08: picture origins are the store’s and the configured ones', () => {
    const { pictureOrigins } = parseServerConfig({
      STORE_API_URL: 'https://api.loja.test/v1',
      STORE_SITE_URL: 'https://www.loja.test',
      PICTURE_ORIGINS: 'https://fotos.loja.test,https://www.loja.test',
    });
    expect(pictureOrigins).toEqual([
      'https://api.loja.test',
      'https://www.loja.test',
      'https://fotos.loja.test',
    ]);
  });

  test('C13: PICTURE_ORIGINS allows wildcards, IP addresses and any https host', () => {
    const PICTURE_ORIGINS = 'https://*.fotos.com, http://127.0.0.1:4000, http://[::1]:4000, https:';
    expect(parseServerConfig({ PICTURE_ORIGINS }).pictureOrigins).toEqual([
      'http://localhost:4000',
      'https://*.fotos.com',
      'http://127.0.0.1:4000',
      'http://[::1]:4000',
      'https:',
    ]);
  });

  test('C2: known hosts are those of SITE_URL and ALLOWED_HOSTS; without both every host is accepted', () => {
    const knownHosts = (env: Record<string, string>) => parseServerConfig(env).knownHosts;
    expect(knownHosts({ PORT: '3100' })).toBeNull();
    expect(knownHosts({ SITE_URL: 'https://Nova.loja.test:8443' })).toEqual(['nova.loja.test']);
    expect(knownHosts({ SITE_URL: 'https://loja.test', ALLOWED_HOSTS: 'WWW.loja.test, loja' })).toEqual([
      'loja.test',
      'www.loja.test',
      'loja',
    ]);
    expect(knownHosts({ ALLOWED_HOSTS: 'loja.test' })).toEqual(['loja.test']);
  });

  test('whitespace around values is ignored', () => {
    expect(parseServerConfig({ STORE_APP_TOKEN: ' wap ', REVIEWS_API_TOKEN: ' ' })).toEqual({
      ...parseServerConfig({}),
      storeAppToken: 'wap',
    });
  });

  test('all invalid values are reported together', () => {
    expect(() => parseServerConfig({ SITE_URL: 'x', STORE_API_URL: 'y' })).toThrow(
      /STORE_API_URL[^\n]*\n.*SITE_URL/,
    );
  });
});
