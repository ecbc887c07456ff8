import 'server-only';
import { kitIndexPageData, kitPageData, listingPageData } from '@/lib/analytics/shop-page-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { readKitIndexPage, readListingPage } from '@/lib/catalog/listing/read-listing';
import { readKitPage } from '@/lib/catalog/product/read-product';
import { readFilteredSearch } from '@/lib/catalog/search/search-filters';
import { findCmsPage, readCmsPage } from '@/lib/content/cms-pages';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { isStoreApiError } from '@/lib/platform/errors';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Pagina } from '@/lib/platform/schemas/page-content';
import type { Address } from './page';
import {
  type PreviewData,
  picturePreview,
  platformBreadcrumb,
  type ScreenContent,
  seoPreview,
} from './screen-content';

/*
 * Content of screens that have two folders: one for their own addresses, and one for the platform's level,
 * since the platform may show the same content at any other address.
 */

/**
 * A listing. A further page of a search may exist only with the filters that its words name (SEARCH-13).
 * @throws StoreApiError
 */
async function readListing(level: ListingLevel, address: Address): Promise<Listagem> {
  const { path, query } = address;
  try {
    return await readListingPage(level, path, query);
  } catch (error) {
    const isPastEnd = level === 'search' && query.pg !== undefined && isStoreApiError(error);
    const filtered = isPastEnd && error.kind === 'absent' ? await readFilteredSearch(address, []) : null;
    if (filtered === null) throw error;
    return filtered.listing;
  }
}

/** Content of a listing of products. */
export function listingContent(level: ListingLevel) {
  const read = (address: Address) => readListing(level, address);
  return {
    read,
    readPreview: seoPreview(read),
    breadcrumb: platformBreadcrumb,
    tracking: (listing: Listagem, url: string) => listingPageData(level, listing, url),
  } satisfies ScreenContent;
}

const readKitIndex = ({ path, query }: Address) => readKitIndexPage(path, query);

export const KIT_INDEX_CONTENT = {
  read: readKitIndex,
  readPreview: seoPreview(readKitIndex),
  breadcrumb: platformBreadcrumb,
  tracking: kitIndexPageData,
} satisfies ScreenContent;

const readKit = ({ path }: Pick<Address, 'path'>) => readKitPage(path);

export const KIT_CONTENT = {
  read: readKit,
  readPreview: picturePreview(readKit),
  breadcrumb: platformBreadcrumb,
  tracking: kitPageData,
} satisfies ScreenContent;

const readCms = ({ path }: Pick<Address, 'path'>) => readCmsPage(path);

export const CMS_PAGE_CONTENT = {
  read: readCms,
  readPreview: seoPreview(readCms),
  breadcrumb: (page: Pagina) =>
    page.estrutura.breadcrumb.length > 0
      ? platformBreadcrumb(page)
      : titleBreadcrumb(page.conteudo.pagina.nome || 'Institucional'),
  tracking: null,
} satisfies ScreenContent;

const readOptionalCms = ({ path }: Pick<Address, 'path'>) => findCmsPage(path);

/** A page of the shop to which the platform may add a text. */
export const STATIC_PAGE_CONTENT = {
  read: readOptionalCms,
  readPreview: async (address: Address): Promise<PreviewData | null> => {
    const platformPage = await readOptionalCms(address);
    return platformPage === null ? null : { seo: platformPage.estrutura.seo };
  },
  breadcrumb: ({ title }: { title: string }) => titleBreadcrumb(title),
  tracking: null,
} satisfies ScreenContent;
