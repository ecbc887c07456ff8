/** @jest-environment node */

import { parseServerConfig } from '@/lib/config/environment';
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';
import { bannersSchema } from '@/lib/platform/schemas/blocks';
import { readExitPopup } from './exit-popup';

const config = { exitPopup: false };
jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => config,
}));
jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => ['https://www.loja.example'] }));
jest.mock('@/lib/platform/endpoints/home-blocks');

const { banners } = bannersSchema.parse({
  banners: [{ id: 1, dimensoes: { desktop: [], mobile: { imagem: 'https://a/m.webp' } } }],
});

test('POPUP-05, A-62: the popup is off by default, and nothing is requested for it', async () => {
  expect(parseServerConfig({}).exitPopup).toBe(false);
  expect(await readExitPopup()).toBeNull();
  expect(readCachedBanners).not.toHaveBeenCalled();
});

test('POPUP-01: if enabled, the popup shows the platform’s campaign, and nothing without a campaign', async () => {
  config.exitPopup = true;
  jest.mocked(readCachedBanners).mockResolvedValueOnce(banners).mockResolvedValueOnce([]);
  expect(await readExitPopup()).toMatchObject({ id: '1', mobile: 'https://a/m.webp' });
  expect(readCachedBanners).toHaveBeenCalledWith('banner-popup');
  expect(await readExitPopup()).toBeNull();
});
