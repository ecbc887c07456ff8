import { areFacetKeysKnown, knownQuery, unknownKeys } from '@/lib/catalog/listing/facet-keys';
import { probeFacetKeys, unprobedKeys } from '@/lib/catalog/listing/facet-probes';
import { parsePageNumber, parsePageSize } from '@/lib/catalog/listing/paging';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { SHELL_TTL } from '@/lib/config/cache-limits';
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
import { folderOf, platformEntries, prefixOf, type Screen, screenFacts } from '@/lib/screens/screens';
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

/** Asked before the data of a page are read; what it answers is the caller's. @throws OverloadError */
export type Admission = (page: Page) => Promise<unknown>;

/** How long the platform may take to say what a page is, in ms, so that the page is whole within four seconds. */
const CHECKS_LIMIT = 3_300;

/** How long a request waits for unknown keys to be tried, in ms: the next one finds what was learnt. */
const TRIALS_LIMIT = 1_000;

type TimeLeft = ReturnType<typeof startWaitBudget>;

/** Listings that may honour their own keys. */
const FILTERED: Record<string, ListingLevel> = {
  'product/listing/category': 'category',
  'product/listing/brand': 'brand',
  'product/listing/landing-page': 'landing-page',
};

/** One query for one page: known keys only, defaults and senseless page numbers left out. */
function pageQuery(query: Query): Query {
  const { pg, ipp, ...rest } = knownQuery(query);
  return withoutDefaults({ ...rest, pg: String(parsePageNumber(pg)), ipp: String(parsePageSize(ipp)) });
}

/** The part of a query that makes another page of a screen. */
function keptQuery(screen: Screen, query: Query): Query {
  const { cache, flags = [] } = screenFacts(screen);
  if (cache !== 'path') return pageQuery(query);
  return Object.fromEntries(flags.filter((flag) => flag in query).map((flag) => [flag, '1']));
}

/** The page of a path by the keys that are known so far. */
function knownPage(screen: Screen, path: string, query: Query): Page {
  // The platform may name a screen that has one address only.
  const isFixed = prefixOf(screen) === '' && folderOf(screen) === null;
  return makePage(screen, isFixed ? screen : path, keptQuery(screen, query));
}

/**
 * A key that is new here may be a filter that this listing offers. It is found by reading the listing without it:
 * that answer is shared, so unknown keys cannot be used to flood the API. It may still honour keys that it does not offer,
 * which a few trials show. If a stored page is used, a slow platform is not waited for.
 */
async function discoverFacetKeys(page: Page, level: ListingLevel, query: Query, timeLeft: TimeLeft) {
  const { path } = page;
  const isOffered = !areFacetKeysKnown(path) && unknownKeys(Object.keys(query)).length > 0;
  if (!isOffered && unprobedKeys(path, query).length === 0) return;
  const reading = readListingPage(level, path, {}).then(({ info }) =>
    withTimeout(TRIALS_LIMIT, probeFacetKeys(level, path, query, info.total)),
  );
  try {
    await ((await isStored(page)) ? withTimeout(timeLeft(), reading) : reading);
  } catch (error) {
    // The page's own read meets the same failure and answers with its status.
    if (!isStoreApiError(error)) throw error;
  }
}

/**
 * The page with what its address chooses on it, such as a size. Values that the page does not offer are left out, so that
 * there are no more pages than choices.
 */
async function withChoice(page: Page, query: Query): Promise<Page> {
  const { choiceKeys = [] } = screenFacts(page.screen);
  const content = contentOf(page.screen);
  const named = Object.fromEntries(choiceKeys.flatMap((key) => (query[key] ? [[key, query[key]]] : [])));
  if (!content?.choiceOf || Object.keys(named).length === 0) return page;
  const asked = withQuery(page, named);
  if (await isStored(asked)) return asked;
  try {
    // Read with the address alone: the function takes what this screen's own read returns.
    return withQuery(page, content.choiceOf((await content.read(page)) as never, named));
  } catch (error) {
    // The page's own read meets the same failure and answers with its status.
    if (!isStoreApiError(error)) throw error;
    return page;
  }
}

async function pageOf(screen: Screen, path: string, query: Query, timeLeft: TimeLeft): Promise<Page> {
  const page = knownPage(screen, path, query);
  const level = FILTERED[screenFacts(screen).level ?? ''];
  if (!level) return withChoice(page, query);
  await discoverFacetKeys(page, level, query, timeLeft);
  return knownPage(screen, path, query);
}

async function verifyScreen(path: string, query: Query): Promise<Screen> {
  const address = listingHref(path, pageQuery(query));
  const tags = () => [pathTag(path)];
  return screenOfLevel(await cachedRead(`verify ${path}`, SHELL_TTL, () => verifyUrl(address), tags));
}

/** Kind of a path when its page was stored: lets stored pages outlive a restart while the API is down. */
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

/** The wait for a slot does not use up the time of the checks. */
async function checkedPage(path: string, query: Query, admit: Admission): Promise<Resolution | null> {
  const checkInTime = createTimeBudget(CHECKS_LIMIT);
  const timeLeft = startWaitBudget();
  const found = await checkInTime(findPage(path, query, timeLeft));
  if (found === null) return null;
  const page = found.value;
  if (page === null) return failure(404);
  await admit(page);
  const answer = await checkInTime(withStatus(page, timeLeft));
  return answer?.value ?? null;
}

/**
 * Finds the page behind a canonical path and its status. The platform is asked what a single-segment path is, then
 * for the page's own data; either failing, or both together taking too long, ends in the error page with its status.
 * @param admit asked before the page's data are read, not for an error page in its place
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
