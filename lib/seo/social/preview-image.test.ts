/** @jest-environment node */
import {
  isSocialPicture,
  mayFetchPicture,
  pictureUrl,
  previewSources,
  readSocialPath,
  socialPath,
  sourceName,
} from './preview-image';

jest.mock('@/lib/config/environment', () => ({
  serverConfig: () => ({
    storeSiteUrl: 'https://www.loja.test',
    pictureOrigins: ['https://www.loja.test', 'https://fotos.loja.test'],
  }),
}));

const SOURCE = 'https://www.loja.test/upload/1.jpg';

test.each(['/', '/armacao-x.html', '/marcas/p%C3%A1tio', '/lista/kit.html', '/a/b/c'])(
  'SEO-08: the preview address of %s contains its page and source',
  (page) => {
    const path = socialPath(page, SOURCE);
    expect(path).toMatch(/^\/social\/[0-9a-f]{16}.*\.jpg$/);
    expect(isSocialPicture(path)).toBe(true);
    expect(readSocialPath(path)).toEqual({ page, name: sourceName(SOURCE) });
  },
);

test('SEO-08: a different source has a different address', () => {
  expect(socialPath('/a', SOURCE)).not.toBe(socialPath('/a', `${SOURCE}?2`));
});

test.each([
  '/social',
  '/social/perto.jpg',
  '/social/0123456789abcdef',
  '/social/0123456789ABCDEF.jpg',
  '/social/0123456789abcdef/a.png',
  '/social/0123456789abcdef0/a.jpg',
  '/x/social/0123456789abcdef.jpg',
  '/social/https://evil.test/a.jpg',
])('SEO-08: %s is not the address of a preview picture', (path) => {
  expect(isSocialPicture(path)).toBe(false);
  expect(readSocialPath(path)).toBeNull();
});

test.each([
  ['https://www.loja.test/1.jpg', true],
  ['https://fotos.loja.test/1.jpg', true],
  ['http://www.loja.test/1.jpg', false],
  ['https://www.loja.test:8443/1.jpg', false],
  ['https://www.loja.test.evil.test/1.jpg', false],
  ['https://www.loja.test@evil.test/1.jpg', false],
  ['https://a:b@www.loja.test/1.jpg', false],
  ['http://169.254.169.254/latest', false],
  ['http://localhost/1.jpg', false],
  ['http://[::1]/1.jpg', false],
])('C2: %s may be fetched: %s', (address, isOwn) => {
  expect(mayFetchPicture(address)).toBe(isOwn);
});

test.each([
  '',
  'nada',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'file:///etc/passwd',
  '/a.svg',
  '/a.SVGZ',
])('SEO-08: %j contains no picture', (address) => {
  expect(pictureUrl(address)).toBe('');
});

test('SEO-08: the first allowed picture is used, and relative addresses belong to the store', () => {
  expect(
    previewSources([
      undefined,
      '',
      '//cdn.test/1.jpg',
      '/og.jpg',
      '/og.jpg',
      'https://fotos.loja.test/2.jpg',
    ]),
  ).toEqual(['https://www.loja.test/og.jpg', 'https://fotos.loja.test/2.jpg']);
});
