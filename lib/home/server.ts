import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH, DATA_FRESH } from '@/lib/cache/lifetimes';
import { readBanners, readShowcase } from '@/lib/store-api/endpoints/blocks';
import { readHome } from '@/lib/store-api/endpoints/pages';
import { orNothing } from '@/lib/store-api/optional';

/** Titles and tags of the home page, shared by middleware and page. @throws StoreApiError (HOME-01) */
export function readHomePage() {
  return sharedRead('home', DATA_FRESH, () => readHome());
}

/** Banners of a place; nothing when the call fails (HOME-26, HOME-27, LIST-07). */
export function readBannersOf(slug: string, params: Record<string, string | number> = {}) {
  const key = `banners ${slug} ${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`;
  return orNothing(
    sharedRead(key, CHROME_FRESH, () => readBanners(slug, params)),
    [],
  );
}

/** How many launches the home page shows: two rows of three. */
export const LAUNCHES_SHOWN = 6;

/** The launches showcase; null when the call fails or is empty (HOME-07, CARD-19). */
export async function readLaunches() {
  const vitrine = await orNothing(
    sharedRead('showcase lancamentos', DATA_FRESH, () =>
      readShowcase('lancamentos', { limit: LAUNCHES_SHOWN }),
    ),
    null,
  );
  return vitrine !== null && vitrine.produtos.length > 0 ? vitrine : null;
}
