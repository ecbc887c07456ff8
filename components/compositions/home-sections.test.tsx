/** @jest-environment node */
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';
import { deferredHomeSections, homeSections } from './home-sections';

const config = { socialFeed: false };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/endpoints/home-blocks', () => ({
  readCachedBanners: jest.fn(async () => []),
  readLaunches: async () => null,
}));

const OPTIONS = { titles: { styles: 'a', trends: 'b', social: 'c' }, origins: [], whatsapp: '' };
const requestedSlugs = () => jest.mocked(readCachedBanners).mock.calls.map(([slug]) => slug);

beforeEach(() => jest.mocked(readCachedBanners).mockClear());

test('HOME-10: a platform is not asked for a social feed unless it is said to have one', async () => {
  config.socialFeed = false;
  expect(deferredHomeSections(OPTIONS).social).toBeNull();
  await homeSections(OPTIONS);
  expect(requestedSlugs()).toEqual(['banners-home-estilos', 'banners-home-tendencias']);
});

test('HOME-10: one that has it is asked', async () => {
  config.socialFeed = true;
  expect(deferredHomeSections(OPTIONS).social).not.toBeNull();
  await homeSections(OPTIONS);
  expect(requestedSlugs()).toContain('banners-home-social');
});
