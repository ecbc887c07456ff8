/** @jest-environment node */
import { storeOrigins } from './store-site';

const config = { storeSiteUrl: 'https://www.loja.com.br', storeApiUrl: 'http://127.0.0.1:4001/api' };
jest.mock('./environment', () => ({ serverConfig: () => config }));

test.each([
  ['https://www.loja.com.br', ['http://www.loja.com.br', 'https://loja.com.br', 'http://loja.com.br']],
  ['https://loja.com.br', ['https://www.loja.com.br']],
  ['http://localhost:4001', ['https://localhost:4001']],
])('old links to %s may be spelled as %j', (storeSiteUrl, others) => {
  config.storeSiteUrl = storeSiteUrl;
  expect(storeOrigins()).toEqual(expect.arrayContaining(others));
  expect(storeOrigins()[0]).toBe(storeSiteUrl);
  expect(storeOrigins()).not.toContain('https://www.127.0.0.1:4001');
});
