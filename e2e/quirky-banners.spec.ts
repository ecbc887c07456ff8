import { expect } from 'playwright/test';
import { testWithOwnShop } from './support/own-shop-test';

// A fresh shop: a banner that failed is not requested again within the second.
const test = testWithOwnShop();

test('LIST-04, LIST-05, LIST-06: each kind of listing requests its own banner; a failing one shows nothing', {
  tag: '@desktop',
}, async ({ request, platform }) => {
  await platform.clearLog();
  for (const path of ['/armacoes/adulto', '/marcas/norte', '/c/volta-as-aulas?order=Menor+Preço']) {
    expect((await request.get(path)).status()).toBe(200);
  }
  const banners = (await platform.log()).filter(({ path }) => path.startsWith('showcase/banners/'));
  expect(banners.map(({ path, search }) => path.replace('showcase/banners/', '') + search)).toEqual([
    expect.stringMatching(/^banner-listagem-categoria\?idNivel=\d+&limit=1$/),
    'banner-marca-full',
    'banner-categoria-secundaria',
  ]);
});
