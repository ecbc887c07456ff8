import { areFacetKeysKnown, knownQuery, unknownKeys } from '@/lib/catalog/listing/facet-keys';
import { probeFacetKeys, unprobedKeys } from '@/lib/catalog/listing/facet-probes';
import { parsePageNumber, parsePageSize } from '@/lib/catalog/listing/paging';
import { priceRange, priceValue } from '@/lib/catalog/listing/price-range';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { FILTER_KEYS_WAIT_MS, PAGE_CHECKS_MS } from '@/lib/config/time-limits';
import { OverloadError } from '@/lib/framework/admission/render-slots';
import { listingHref, type Query, withoutDefaults } from '@/lib/platform/canonical-query';
import { cachedRead } from '@/lib/platform/data-cache';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { isStoreApiError } from '@/lib/platform/errors';
import { pathTag } from '@/lib/platform/purges';
import { contentOf } from '@/lib/screens/content.gen';
import { isEnabled } from '@/lib/screens/enabled';
import { matchScreen, screenOfLevel } from '@/lib/screens/match-screen';
import { makePage, type Page, withQuery } from '@/lib/screens/page';
import { folderOf, platformEntries, prefixOf, type Screen, screenConfig } from '@/lib/screens/screens';
import { createTimeBudget, withTimeout } from '@/lib/shared/timeout';
import {
  failure,
  failureOfUnverified,
  isNotFound,
  isStored,
  type Resolution,
  startWaitBudget,
  withStatus,
} from './status';

/**
 * Called before a page's data is read; the caller of `resolve` uses the result.
 * @throws OverloadError
 */
export type Admission = (page: Page) => Promise<unknown>;

type TimeLeft = ReturnType<typeof startWaitBudget>;

/** Listings that may support filter keys, by kind of page. */
const FILTERED: Record<string, ListingLevel> = {
  'product/listing/category': 'category',
  'product/listing/brand': 'brand',
  'product/listing/landing-page': 'landing-page',
};

/** The canonical query of a page: only known keys, without default values and invalid page numbers. */
function pageQuery(query: Query): Query {
  const { pg, ipp, ...rest } = knownQuery(query);
  const range = priceRange(rest);
  return withoutDefaults({
    ...rest,
    ...(range && { preco: priceValue(range) }),
    pg: String(parsePageNumber(pg)),
    ipp: String(parsePageSize(ipp)),
  });
}

/** The part of a query that selects a different page of the screen. */
function keptQuery(screen: Screen, query: Query): Query {
  const { cache, flags = [] } = screenConfig(screen);
  if (cache !== 'path') return pageQuery(query);
  return Object.fromEntries(flags.filter((flag) => flag in query).map((flag) => [flag, '1']));
}

/** The page at a path, judging by the filter keys known so far. */
function knownPage(screen: Screen, path: string, query: Query): Page {
  // The platform may return a screen that only has one address.
  const isFixed = prefixOf(screen) === '' && folderOf(screen) === null;
  return makePage(screen, isFixed ? screen : path, keptQuery(screen, query));
}

/** Null if the platform fails: the page's own read will fail in the same way and set the status. */
const unlessFailing = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (!isStoreApiError(error)) throw error;
    return null;
  });

/**
 * An unknown key may be a filter that this listing offers. To find out, the listing is read without it; that
 * response is shared, so unknown keys cannot be used to flood the API. The listing may also support keys that
 * it does not offer, which a few tests reveal. If a stored page exists, the request does not wait for a slow
 * platform.
 */
async function discoverFacetKeys(page: Page, level: ListingLevel, query: Query, timeLeft: TimeLeft) {
  const { path } = page;
  const isOffered = !areFacetKeysKnown(path) && unknownKeys(Object.keys(query)).length > 0;
  if (!isOffered && unprobedKeys(path, query).length === 0) return;
  const reading = unlessFailing(
    readListingPage(level, path, {}).then(({ info }) =>
      withTimeout(FILTER_KEYS_WAIT_MS, probeFacetKeys(level, path, query, info.total)),
    ),
  );
  await ((await isStored(page)) ? withTimeout(timeLeft(), reading) : reading);
}

/**
 * The page with the choices in its address, such as a size. Values that the page does not offer are dropped,
 * so that there are never more pages than choices.
 */
async function withChoice(page: Page, query: Query): Promise<Page> {
  const { choiceKeys = [] } = screenConfig(page.screen);
  const content = contentOf(page.screen);
  const named = Object.fromEntries(choiceKeys.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
  if (!content?.readChoice || Object.keys(named).length === 0) return page;
  const asked = withQuery(page, named);
  if (await isStored(asked)) return asked;
  const choice = await unlessFailing(content.readChoice(page, named));
  return choice === null ? page : withQuery(page, choice);
}

async function pageOf(screen: Screen, path: string, query: Query, timeLeft: TimeLeft): Promise<Page> {
  const page = knownPage(screen, path, query);
  const level = FILTERED[screenConfig(screen).level ?? ''];
  if (!level) return withChoice(page, query);
  await discoverFacetKeys(page, level, query, timeLeft);
  return knownPage(screen, path, query);
}

/**
 * A search with the unknown keys of its query that its results turn out to offer as filters. Read only once the search is
 * admitted, because anyone can invent searches; they are the results that it shows without such keys.
 */
async function withOfferedKeys(page: Page, query: Query): Promise<Page> {
  const isSearch = screenConfig(page.screen).level === 'product/listing/search';
  if (!isSearch || unknownKeys(Object.keys(query)).length === 0) return page;
  await unlessFailing(readListingPage('search', page.path, page.query));
  return knownPage(page.screen, page.path, query);
}

/**
 * The kind of page at a path, which is kept for all its queries. If the platform knows no page at the path with this
 * query, which anyone can invent, the path alone decides.
 */
async function verifyScreen(path: string, query: Query): Promise<Screen> {
  const address = listingHref(path, pageQuery(query));
  const readKind = () =>
    verifyUrl(address).catch((error: unknown) => {
      if (address === path || !isNotFound(error)) throw error;
      return verifyUrl(path);
    });
  return screenOfLevel(await cachedRead(`verify ${path}`, SHELL_TTL, readKind, () => [pathTag(path)]));
}

/** The stored page of a path. It reveals the kind of page even after a restart while the API is down. */
async function findStored(path: string, query: Query): Promise<Page | null> {
  for (const [screen] of platformEntries()) {
    const page = knownPage(screen, path, query);
    if (await isStored(page)) return page;
  }
  return null;
}

async function findPage(path: string, query: Query, timeLeft: TimeLeft): Promise<Page | null> {
  const matched = matchScreen(path, isEnabled);
  if (matched === 'unknown') return null;
  if (matched !== 'verify') return pageOf(matched, path, query, timeLeft);
  const verified = verifyScreen(path, query);
  try {
    const inTime = await withTimeout(timeLeft(), verified);
    const stored = inTime === null ? await findStored(path, query) : null;
    return stored ?? (await pageOf(await verified, path, query, timeLeft));
  } catch (error) {
    const stored = isNotFound(error) ? null : await findStored(path, query);
    if (stored === null) throw error;
    return stored;
  }
}

/** Waiting for a slot does not count towards the time limit of the checks. */
async function checkedPage(path: string, query: Query, admit: Admission): Promise<Resolution | null> {
  const checkInTime = createTimeBudget(PAGE_CHECKS_MS);
  const timeLeft = startWaitBudget();
  const found = await checkInTime(findPage(path, query, timeLeft));
  if (found === null) return null;
  const page = found.value;
  if (page === null) return failure(404);
  await admit(page);
  const checked = withOfferedKeys(page, query).then((known) => withStatus(known, timeLeft));
  const resolution = await checkInTime(checked);
  return resolution?.value ?? null;
}

/**
 * Resolves a canonical path to its page and status. The platform is called first for the kind of page, if the
 * path has a single segment, then for the page's data. If a call fails, or both take too long together, the
 * result is the error page with its status.
 * @param admit called before the page's data is read, but not for an error page
 * @throws OverloadError
 */
export async function resolve(
  path: string,
  query: Query,
  admit: Admission = async () => undefined,
): Promise<Resolution> {
  try {
    return (await checkedPage(path, query, admit)) ?? failure(504);
  } catch (error) {
    if (error instanceof OverloadError) throw error;
    return failureOfUnverified(error);
  }
}
