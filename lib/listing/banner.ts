import 'server-only';
import { readBannersOf } from '@/lib/home/server';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Banner } from '@/lib/store-api/schemas/vitrine';

function bannersFor(level: ListingLevel, id: number): Promise<Banner[]> {
  switch (level) {
    case 'category':
      return readBannersOf('banner-listagem-categoria', { idNivel: id, limit: 1 });
    case 'brand':
      return readBannersOf('banner-marca-full');
    case 'landing-page':
      return readBannersOf('banner-categoria-secundaria');
    case 'search':
      return Promise.resolve([]);
  }
}

/** The banner over a listing, by its kind; null when there is none or the call fails (LIST-04 to LIST-07). */
export async function bannerOfListing(level: ListingLevel, id: number): Promise<Banner | null> {
  const [banner] = await bannersFor(level, id);
  return banner ?? null;
}
