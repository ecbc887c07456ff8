import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH } from '@/lib/cache/lifetimes';
import { knownQuery, unknownKeys } from '@/lib/listing/facet-keys';
import { limitOf, pageNumberOf } from '@/lib/listing/paging';
import { listingHref, type Query, withoutDefaults } from '@/lib/listing/query';
import { readListingPage } from '@/lib/listing/server';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import { verifyUrl } from '@/lib/store-api/endpoints/pages';
import { isStoreApiError } from '@/lib/store-api/errors';
import { currentStorefront } from '@/lib/storefront/current';
import { failureStatus, isStored, statusOf } from './availability';
import type { Rendition } from './rendition';
import { matchRoute, type Route, routeOfLevel } from './route-table';

/** The answer to a page request: what to render, and with which HTTP status. */
export type Resolution = { rendition: Rendition; status: number };

/** Query key that asks for the home page with everything in it, for those without script (HOME-19). */
const RENDER_FLAG = 'render';

const errorPage = (status: number): Resolution => ({ rendition: { screen: 'error', status }, status });

/** One query for one page: known keys only, defaults and senseless pages left out. */
function pageQuery(query: Query): Query {
  const { pg, ipp, ...rest } = knownQuery(query);
  return withoutDefaults({ ...rest, pg: String(pageNumberOf(pg)), ipp: String(limitOf(ipp)) });
}

/**
 * A key that is new here may be a filter that this listing offers: reading the listing without it tells,
 * and that answer is shared, so unknown keys cannot be used to flood the API (LIST-39).
 */
async function learnFacetKeys(level: ListingLevel, path: string, query: Query): Promise<void> {
  if (unknownKeys(Object.keys(query)).length === 0) return;
  try {
    await readListingPage(level, path, {});
  } catch (error) {
    // The page's own read meets the same failure and answers with its status.
    if (!isStoreApiError(error)) throw error;
  }
}

async function renditionOf(route: Route, path: string, query: Query): Promise<Rendition | null> {
  switch (route.screen) {
    case 'home':
      return { screen: 'home', path: RENDER_FLAG in query ? `${path}?${RENDER_FLAG}=1` : path };
    case 'article':
    case 'design-system':
    case 'own-page':
    case 'evaluation':
    case 'brands':
    case 'page':
    case 'product':
    case 'list':
      return { screen: route.screen, path };
    case 'black-friday':
      // A shop without a campaign of its own shows what its platform has at that path.
      if (currentStorefront().features.postBlackFriday) return { screen: route.screen, path };
      return renditionOf({ screen: 'listing', level: 'landing-page' }, path, query);
    case 'lists':
      return { screen: 'lists', path, query: pageQuery(query) };
    case 'listing':
      if (route.level !== 'search') await learnFacetKeys(route.level, path, query);
      return { screen: 'listing', level: route.level, path, query: pageQuery(query) };
    case 'ask':
    case 'unknown':
      return null;
  }
}

async function askPlatform(path: string, query: Query): Promise<Route> {
  const address = listingHref(path, pageQuery(query));
  return routeOfLevel(await sharedRead(`verify ${path}`, CHROME_FRESH, () => verifyUrl(address)));
}

const GUESSES: Route[] = [
  { screen: 'listing', level: 'category' },
  { screen: 'listing', level: 'brand' },
  { screen: 'listing', level: 'landing-page' },
  { screen: 'page' },
  { screen: 'product' },
  { screen: 'list' },
];

/** What a path was when its page was stored: lets stored pages outlive a restart while the API is down. */
async function recallStored(path: string, query: Query): Promise<Rendition | null> {
  for (const route of GUESSES) {
    const rendition = await renditionOf(route, path, query);
    if (rendition !== null && (await isStored(rendition))) return rendition;
  }
  return null;
}

async function renditionFor(path: string, query: Query): Promise<Rendition | null> {
  const matched = matchRoute(path);
  if (matched.screen !== 'ask') return renditionOf(matched, path, query);
  try {
    return await renditionOf(await askPlatform(path, query), path, query);
  } catch (error) {
    const stored = failureStatus(error) === 404 ? null : await recallStored(path, query);
    if (stored === null) throw error;
    return stored;
  }
}

/**
 * Finds the page behind a canonical path and its status. The platform is asked what a single-segment path is
 * (ROUTE-01), then for the page's own data; either failing ends in the error page with its status.
 */
export async function resolve(path: string, query: Query): Promise<Resolution> {
  try {
    const rendition = await renditionFor(path, query);
    if (rendition === null) return errorPage(404);
    const status = await statusOf(rendition);
    return status === 200 ? { rendition, status } : errorPage(status);
  } catch (error) {
    return errorPage(failureStatus(error));
  }
}
