import 'server-only';
import { linkHref } from '@/lib/catalog/hrefs';
import { DATA_TTL } from '@/lib/config/cache-limits';
import { storeOrigins } from '@/lib/config/store-site';
import { listingHref, type Query } from '@/lib/platform/canonical-query';
import { cachedRead } from '@/lib/platform/data-cache';
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';
import { type ListingLevel, readKitIndex, readListing } from '@/lib/platform/endpoints/listings';
import { StoreApiError } from '@/lib/platform/errors';
import { pathTag, productTags } from '@/lib/platform/purges';
import type { Banner } from '@/lib/platform/schemas/blocks';
import { markFacetKeysKnown, registerFacetKeys } from './facet-keys';
import { isPastEnd, offsetOfPage, parsePageNumber, parsePageSize } from './paging';

function pageSlice(query: Query): { offset: number; limit: number } {
  const limit = parsePageSize(query.ipp);
  return { offset: offsetOfPage(parsePageNumber(query.pg), limit), limit };
}

/** Query keys that do not narrow a listing, so that all of its filters are offered. */
const UNFILTERED_KEYS = ['pg', 'ipp', 'order'];

function assertWithinList(info: { total: number }, offset: number, endpoint: string): void {
  if (isPastEnd(offset, info.total))
    throw new StoreApiError('absent', endpoint, { reason: 'offset beyond total' });
}

/**
 * The listing at an address, shared by middleware and page.
 * @throws StoreApiError; 'absent' also if the page is beyond the last product
 */
export function readListingPage(level: ListingLevel, path: string, query: Query) {
  const address = listingHref(path, query);
  const { offset, limit } = pageSlice(query);
  const read = async () => {
    const listagem = await readListing(level, address, offset, limit);
    registerFacetKeys(listagem.conteudo.detalhes);
    if (Object.keys(query).every((key) => UNFILTERED_KEYS.includes(key))) markFacetKeysKnown(path);
    assertWithinList(listagem.info, offset, `listing ${level}`);
    return listagem;
  };
  return cachedRead(`listing ${level} ${address}`, DATA_TTL, read, ({ conteudo }) => [
    'listing',
    pathTag(path),
    ...productTags(conteudo.produtos),
  ]);
}

/** The list of kits at an address. @throws as `readListingPage` */
export function readKitIndexPage(path: string, query: Query) {
  const address = listingHref(path, query);
  const { offset, limit } = pageSlice(query);
  const read = async () => {
    const listagem = await readKitIndex(address, offset, limit);
    assertWithinList(listagem.info, offset, 'lists');
    return listagem;
  };
  return cachedRead(`lists ${address}`, DATA_TTL, read, () => ['listing', pathTag(path)]);
}

function readBannersFor(level: ListingLevel, id: number): Promise<Banner[]> {
  switch (level) {
    case 'category':
      if (id === 0) return Promise.resolve([]);
      return readCachedBanners('banner-listagem-categoria', { idNivel: id, limit: 1 });
    case 'brand':
      return readBrandBanners();
    case 'landing-page':
      return readCachedBanners('banner-categoria-secundaria');
    case 'search':
      return Promise.resolve([]);
  }
}

/**
 * The banner above a listing of this kind: the one that links to the listing, otherwise the first; null if
 * there is none or the call fails.
 */
export async function readListingBanner(
  level: ListingLevel,
  { id, path }: { id: number; path: string },
): Promise<Banner | null> {
  const banners = await readBannersFor(level, id);
  return bannerLinkingTo(banners, path) ?? banners[0] ?? null;
}

/** The banner that links to an address of the shop; undefined if none does. */
export function bannerLinkingTo(banners: readonly Banner[], path: string): Banner | undefined {
  const origins = storeOrigins();
  return banners.find(({ dimensoes: { desktop, mobile } }) => {
    const href = linkHref(desktop?.link || mobile?.link || '', origins);
    return href?.replace(/\/+$/, '') === path.replace(/\/+$/, '');
  });
}

/** The banners of the brands' pages; empty if the call fails. */
export const readBrandBanners = () => readCachedBanners('banner-marca-full');
