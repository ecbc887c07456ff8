/** @jest-environment node */

import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePrices, wireProduct } from '@/lib/platform/testing/wire-products';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readDiscountedProducts } from './discounted-products';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
muteConsole('warn');

const at = (id: number, de: number, por: number, given: object = {}) =>
  wireProduct({ id, precos: { ...wirePrices, de, por, vista: por }, ...given });

describe.each(PLATFORM_VARIANTS)('discounted products of $name', ({ encode }) => {
  const respond = (listings: Record<string, object[]>) =>
    platform.respondWith((request, response) => {
      const path = new URL(request.url ?? '', 'http://platform').searchParams.get('url') ?? '';
      const produtos = listings[path];
      const body = {
        estrutura: {},
        conteudo: { produtos },
        info: { total: produtos?.length, limit: 24, offset: 0 },
      };
      (produtos ? jsonResponse(encode(body)) : jsonResponse({}, 500))(request, response);
    });

  test('BF-07: products that can be bought are sorted by discount, and products without a discount are left out', async () => {
    respond({
      '/sol': [at(1, 100, 90), at(2, 100, 100), at(3, 100, 50, { status: 'indisponivel' })],
      '/grau': [at(4, 1000, 700)],
    });
    const found = await readDiscountedProducts(['/sol', '/grau', '/falha'], 5);
    expect(found.map(({ id }) => id)).toEqual([4, 1]);
    expect(await readDiscountedProducts(['/sol', '/grau'], 1)).toHaveLength(1);
  });

  test('BF-07: the result is empty if nothing can be read', async () => {
    respond({});
    expect(await readDiscountedProducts(['/sol'], 5)).toEqual([]);
  });
});
