import { oncePerShop } from './addresses';

const config = { siteUrl: 'https://www.otica.com.br' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));

test('a schema is created once per shop address', () => {
  const schemaOf = oncePerShop((siteUrl) => ({ siteUrl }));
  const first = schemaOf();
  expect(schemaOf()).toBe(first);
  config.siteUrl = 'https://www.outra.com.br';
  expect(schemaOf()).toEqual({ siteUrl: 'https://www.outra.com.br' });
});
