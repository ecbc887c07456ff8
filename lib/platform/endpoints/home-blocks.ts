import 'server-only';
import { DATA_TTL, SHELL_TTL } from '@/lib/config/cache-limits';
import { cachedRead } from '@/lib/platform/data-cache';
import { withFallback, withSubstitute } from '@/lib/platform/optional';
import { pathTag, productTags } from '@/lib/platform/purges';
import type { Banner } from '@/lib/platform/schemas/blocks';
import { parseShopTime } from '@/lib/shared/shop-time';
import { readBanners, readShowcase } from './blocks';
import { readHome } from './page-reads';

/** Titles and tags of the home page. @throws StoreApiError */
export function readHomePage() {
  return cachedRead(
    'home',
    DATA_TTL,
    () => readHome(),
    () => [pathTag('/')],
  );
}

/**
 * Banners for a position.
 * @throws StoreApiError
 */
function cachedBanners(slug: string, params: Record<string, string | number> = {}) {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return cachedRead(
    `banners ${slug} ${query}`,
    SHELL_TTL,
    () => readBanners(slug, params),
    () => ['text'],
  );
}

/** Banners for a position that are valid today; empty if the call fails. */
export async function readCachedBanners(slug: string, params: Record<string, string | number> = {}) {
  return currentBanners(await withFallback(cachedBanners(slug, params), []));
}

/** The banner for the strip above the header; undefined if there is none or the call fails. */
export async function readPitchBanner() {
  const [banner] = currentBanners(await withSubstitute(cachedBanners('banner-pitchbar'), []));
  return banner;
}

/** Number of launches shown, as in every showcase. */
export const MAX_LAUNCHES = 5;

/** The launches showcase; null if the call fails or the list is empty. */
export async function readLaunches() {
  const vitrine = await withFallback(
    cachedRead(
      'showcase lancamentos',
      DATA_TTL,
      () => readShowcase('lancamentos', { limit: MAX_LAUNCHES }),
      ({ produtos }) => ['listing', ...productTags(produtos)],
    ),
    null,
  );
  return vitrine !== null && vitrine.produtos.length > 0 ? vitrine : null;
}

/** The banners that are valid now, by `dataInicial` and `dataFinal`. A missing date means no limit. */
export function currentBanners(banners: readonly Banner[], now = Date.now()): Banner[] {
  return banners.filter(
    ({ dataInicial, dataFinal }) =>
      !(parseShopTime(dataInicial, '00:00:00') > now) && !(parseShopTime(dataFinal, '23:59:59') < now),
  );
}
