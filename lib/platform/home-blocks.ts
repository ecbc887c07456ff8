import 'server-only';
import { DATA_TTL, SHELL_TTL } from '@/lib/config/cache-limits';
import { readBanners, readShowcase } from '@/lib/platform/endpoints/blocks';
import { readHome } from '@/lib/platform/endpoints/pages';
import { cachedRead } from './data-cache';
import { withFallback } from './optional';

/** Titles and tags of the home page. @throws StoreApiError */
export function readHomePage() {
  return cachedRead('home', DATA_TTL, () => readHome());
}

/** Banners of a place; none when the call fails. */
export function readCachedBanners(slug: string, params: Record<string, string | number> = {}) {
  const key = `banners ${slug} ${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`;
  return withFallback(
    cachedRead(key, SHELL_TTL, () => readBanners(slug, params)),
    [],
  );
}

/** How many launches the home page shows: two rows of three. */
export const MAX_LAUNCHES = 6;

/** The launches showcase; null when the call fails or is empty. */
export async function readLaunches() {
  const vitrine = await withFallback(
    cachedRead('showcase lancamentos', DATA_TTL, () => readShowcase('lancamentos', { limit: MAX_LAUNCHES })),
    null,
  );
  return vitrine !== null && vitrine.produtos.length > 0 ? vitrine : null;
}
