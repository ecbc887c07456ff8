/** @jest-environment node */

import { parseServerConfig } from '@/lib/config/server';
import { readBannersOf } from '@/lib/home/server';
import { bannersSchema } from '@/lib/store-api/schemas/vitrine';
import { readExitPopup } from './server';

const config = { exitPopup: false };
jest.mock('@/lib/config/server', () => ({
  ...jest.requireActual('@/lib/config/server'),
  serverConfig: () => config,
}));
jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => ['https://www.loja.example'] }));
jest.mock('@/lib/home/server');

const { banners } = bannersSchema.parse({
  banners: [{ id: 1, dimensoes: { desktop: [], mobile: { imagem: 'https://a/m.webp' } } }],
});

test('POPUP-05, A-62: as it comes the popup is off, and nothing of it is asked for', async () => {
  expect(parseServerConfig({}).exitPopup).toBe(false);
  expect(await readExitPopup()).toBeNull();
  expect(readBannersOf).not.toHaveBeenCalled();
});

test('POPUP-01: switched on, it is the platform’s campaign, or nothing without one', async () => {
  config.exitPopup = true;
  jest.mocked(readBannersOf).mockResolvedValueOnce(banners).mockResolvedValueOnce([]);
  expect(await readExitPopup()).toMatchObject({ id: '1', mobile: 'https://a/m.webp' });
  expect(readBannersOf).toHaveBeenCalledWith('banner-popup');
  expect(await readExitPopup()).toBeNull();
});
