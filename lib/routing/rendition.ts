import type { Query } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/query';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';

/** A page as the cache knows it: what to show and the canonical address it is shown for. */
export type Rendition =
  | {
      screen:
        | 'home'
        | 'article'
        | 'design-system'
        | 'own-page'
        | 'evaluation'
        | 'black-friday'
        | 'brands'
        | 'page'
        | 'list'
        | 'product';
      path: string;
    }
  | { screen: 'lists'; path: string; query: Query }
  | { screen: 'listing'; level: ListingLevel; path: string; query: Query }
  | { screen: 'error'; status: number };

/** Folder of the internal routes; never reachable from outside. */
const RENDITION_ROOT = '/rendition';

const OWN_CONTENT = ['article', 'design-system', 'own-page', 'evaluation', 'brands', 'error'];

/** Whether an internal path shows content of our own: no prices, and nothing without which it cannot be. */
export function isOwnContent(internalPath: string): boolean {
  return OWN_CONTENT.some((screen) => internalPath.startsWith(`${RENDITION_ROOT}/${screen}/`));
}

/** Hides slashes and percent signs of an address from the router: one safe path segment. */
export function encodeAddress(address: string): string {
  return Buffer.from(address, 'utf8').toString('base64url');
}

/** The path and query that `encodeAddress` packed. */
export function decodeAddress(segment: string): { path: string; query: Query } {
  const [path = '/', search = ''] = Buffer.from(segment, 'base64url').toString('utf8').split('?', 2);
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Paths and their pages are a countable set; every other query makes a variant, kept on its own shelf. */
function shelfOf(query: Query, level: ListingLevel | null): 'core' | 'variant' {
  return level !== 'search' && Object.keys(query).every((key) => key === 'pg') ? 'core' : 'variant';
}

/** Internal path of a rendition; also its key in the page store. */
export function renditionPath(rendition: Rendition): string {
  switch (rendition.screen) {
    case 'home':
    case 'article':
    case 'design-system':
    case 'own-page':
    case 'evaluation':
    case 'black-friday':
    case 'brands':
    case 'page':
    case 'list':
    case 'product':
      return `${RENDITION_ROOT}/${rendition.screen}/${encodeAddress(rendition.path)}`;
    case 'lists': {
      const { path, query } = rendition;
      return `${RENDITION_ROOT}/lists/${shelfOf(query, null)}/${encodeAddress(listingHref(path, query))}`;
    }
    case 'listing': {
      const { level, path, query } = rendition;
      const address = encodeAddress(listingHref(path, query));
      return `${RENDITION_ROOT}/listing/${level}/${shelfOf(query, level)}/${address}`;
    }
    case 'error':
      return `${RENDITION_ROOT}/error/${rendition.status}`;
  }
}
