/** @jest-environment node */
import { isShownPicture, pictureSources } from './picture-sources';

const config = {
  storeApiUrl: 'https://api.loja.com.br/v1',
  storeSiteUrl: 'https://www.loja.com.br',
  siteUrl: 'https://nova.otica.com.br',
  blogApiUrl: 'https://blog.outra.com/wp' as string | undefined,
  reviewsApiUrl: undefined as string | undefined,
  pictureOrigins: ['https://api.loja.com.br', 'https://www.loja.com.br', 'https://fotos.cdn.net'],
};
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('./current', () => ({
  currentStorefront: () => ({ seals: [{ image: 'https://selos.test/a/b.png' }] }),
}));

test('C13: picture sources are the store’s hosts and their subdomains, services, seals and configured origins', () => {
  expect(pictureSources()).toEqual([
    'https://api.loja.com.br',
    'https://www.loja.com.br',
    'https://fotos.cdn.net',
    'https://*.api.loja.com.br',
    'https://loja.com.br',
    'https://*.loja.com.br',
    'https://nova.otica.com.br',
    'https://*.nova.otica.com.br',
    'https://blog.outra.com',
    'https://selos.test',
  ]);
});

test('C13: localhost and IP addresses get no wildcard for subdomains', () => {
  Object.assign(config, {
    storeApiUrl: 'http://localhost:4000/api',
    storeSiteUrl: 'https://localhost',
    siteUrl: 'https://127.0.0.1:3000',
    blogApiUrl: undefined,
    pictureOrigins: ['http://localhost:4000'],
  });
  expect(pictureSources()).toEqual(['http://localhost:4000', 'https://selos.test']);
});

test.each([
  ['https://fotos.cdn.net/a.webp', true],
  ['http://fotos.cdn.net/a.webp', true],
  ['https://outra.cdn.net/a.webp', false],
  ['https://a.b.fotos.com/a.webp', true],
  ['https://fotos.com/a.webp', false],
  ['https://mafotos.com/a.webp', false],
  ['/upload/a.webp', false],
])('C13: a picture at %s is shown: %j', (address, isShown) => {
  config.pictureOrigins = ['https://fotos.cdn.net', 'https://*.fotos.com'];
  expect(isShownPicture(address)).toBe(isShown);
  config.pictureOrigins = ['https:'];
  expect(isShownPicture(address)).toBe(address.startsWith('https:'));
});
