import 'server-only';
import { DATA_TTL, SHELL_TTL } from '@/lib/config/cache-limits';
import { currentBanners } from '@/lib/platform/banner-period';
import { cachedRead } from '@/lib/platform/data-cache';
import { withFallback } from '@/lib/platform/optional';
import { pathTag, productTags } from '@/lib/platform/purges';
import { readBanners, readShowcase } from './blocks';
import { readHome } from './pages';

/** Titles and tags of the home page. @throws StoreApiError */
export function readHomePage() {
  return cachedRead(
    'home',
    DATA_TTL,
    () => readHome(),
    () => [pathTag('/')],
  );
}

/** Banners of a place that show today; none when the call fails. */
export async function readCachedBanners(slug: string, params: Record<string, string | number> = {}) {
  const key = `banners ${slug} ${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`;
  const banners = await withFallback(
    cachedRead(
      key,
      SHELL_TTL,
      () => readBanners(slug, params),
      () => ['text'],
    ),
    [],
  );
  return currentBanners(banners);
}

/** How many launches are shown, as in every showcase. */
export const MAX_LAUNCHES = 5;

/** The launches showcase; null when the call fails or is empty. */
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
