import { areFacetKeysKnown, knownQuery, unknownKeys } from '@/lib/catalog/listing/facet-keys';
import { probeFacetKeys, unprobedKeys } from '@/lib/catalog/listing/facet-probes';
import { parsePageNumber, parsePageSize } from '@/lib/catalog/listing/paging';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { listingHref, type Query, withoutDefaults } from '@/lib/platform/canonical-query';
import { cachedRead } from '@/lib/platform/data-cache';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { verifyUrl } from '@/lib/platform/endpoints/pages';
import { isStoreApiError } from '@/lib/platform/errors';
import { pathTag } from '@/lib/platform/purges';
import { Refusal } from '@/lib/screens/admission/render-slots';
import { pageStore } from '@/lib/screens/cache/page-store';
import { createTimeBudget, withTimeout } from '@/lib/shared/timeout';
import { PAGES } from './pages';
import { type Rendition, renditionPath } from './rendition';
import { matchRoute, PLATFORM_SCREENS, type Route, screenOfLevel } from './routes';
import type { Screen } from './screens';
import {
  isAbsent,
  isStored,
  type PageStatus,
  plainStatus,
  renditionStatus,
  startWaitBudget,
  statusOfUnverified,
} from './status';

/** The answer to a page request: what to render, and with which HTTP status. */
export type Resolution = { rendition: Rendition; status: number };

/** Asked before a page that is not stored is read and rendered. @throws Refusal */
export type Admission = (rendition: Rendition) => Promise<void>;

/** How long the platform may take to say what a page is, in ms, so that the page is whole within four seconds. */
const CHECKS_LIMIT = 3_300;

/** How long a request waits for unknown keys to be tried, in ms: the next one finds what was learnt. */
const TRIALS_LIMIT = 1_000;

/** Query key of the home page with all of its sections in the HTML, for visits without script. */
const RENDER_FLAG = 'render';

type TimeLeft = ReturnType<typeof startWaitBudget>;

const LEVELS = {
  'listing/category': 'category',
  'listing/brand': 'brand',
  'listing/landing-page': 'landing-page',
} as const satisfies Partial<Record<Screen, ListingLevel>>;

type FilteredScreen = keyof typeof LEVELS;

/** The error page has an address for each status that it shows; the document's own may be another. */
const errorPage = ({ status, shown }: PageStatus): Resolution => ({
  rendition: { screen: 'error', status: shown },
  status,
});

/** One query for one page: known keys only, defaults and senseless page numbers left out. */
function pageQuery(query: Query): Query {
  const { pg, ipp, ...rest } = knownQuery(query);
  return withoutDefaults({ ...rest, pg: String(parsePageNumber(pg)), ipp: String(parsePageSize(ipp)) });
}

/** The rendition of a path by the keys that are known so far. */
function knownRendition(route: Route, path: string, query: Query): Rendition | null {
  switch (route) {
    case 'verify':
    case 'unknown':
    case 'error':
      return null;
    case 'home':
      return { screen: route, path: RENDER_FLAG in query ? `${path}?${RENDER_FLAG}=1` : path };
    case 'listing/category':
    case 'listing/brand':
    case 'listing/landing-page':
    case 'listing/search':
    case 'kit-index':
      return { screen: route, path, query: pageQuery(query) };
    default:
      return { screen: route, path };
  }
}

/**
 * A key that is new here may be a filter that this listing offers. It is found by reading the listing without it:
 * that answer is shared, so unknown keys cannot be used to flood the API. What it does not offer it may still honour,
 * which a few trials show. Where a stored page stands in, a slow platform is not waited for.
 */
async function discoverFacetKeys(screen: FilteredScreen, path: string, query: Query, timeLeft: TimeLeft) {
  const isOffered = !areFacetKeysKnown(path) && unknownKeys(Object.keys(query)).length > 0;
  if (!isOffered && unprobedKeys(path, query).length === 0) return;
  const known = knownRendition(screen, path, query);
  const canWait = known === null || !(await isStored(known));
  const reading = PAGES[screen]
    .read({ path, query: {} })
    .then(({ info }) => withTimeout(TRIALS_LIMIT, probeFacetKeys(LEVELS[screen], path, query, info.total)));
  try {
    await (canWait ? reading : withTimeout(timeLeft(), reading));
  } catch (error) {
    // The page's own read meets the same failure and answers with its status.
    if (!isStoreApiError(error)) throw error;
  }
}

async function renditionOf(route: Route, path: string, query: Query, timeLeft: TimeLeft) {
  if (route === 'listing/category' || route === 'listing/brand' || route === 'listing/landing-page') {
    await discoverFacetKeys(route, path, query, timeLeft);
  }
  return knownRendition(route, path, query);
}

async function verifyRoute(path: string, query: Query): Promise<Screen> {
  const address = listingHref(path, pageQuery(query));
  const tags = () => [pathTag(path)];
  return screenOfLevel(await cachedRead(`verify ${path}`, SHELL_TTL, () => verifyUrl(address), tags));
}

/** What a path was when its page was stored: lets stored pages outlive a restart while the API is down. */
async function findStored(path: string, query: Query): Promise<Rendition | null> {
  for (const screen of PLATFORM_SCREENS) {
    const rendition = knownRendition(screen, path, query);
    if (rendition !== null && (await isStored(rendition))) return rendition;
  }
  return null;
}

async function renditionFor(path: string, query: Query, timeLeft: TimeLeft): Promise<Rendition | null> {
  const matched = matchRoute(path);
  if (matched !== 'verify') return renditionOf(matched, path, query, timeLeft);
  const verified = verifyRoute(path, query);
  try {
    const inTime = await withTimeout(timeLeft(), verified);
    const stored = inTime === null ? await findStored(path, query) : null;
    return stored ?? (await renditionOf(await verified, path, query, timeLeft));
  } catch (error) {
    const stored = isAbsent(error) ? null : await findStored(path, query);
    if (stored === null) throw error;
    return stored;
  }
}

async function admitUnlessStored(rendition: Rendition, admit: Admission): Promise<void> {
  if (!(await pageStore().has(renditionPath(rendition)))) await admit(rendition);
}

/** What waits for its slot does not use up the time of the checks. */
async function checkedPage(path: string, query: Query, admit: Admission): Promise<Resolution | null> {
  const checkInTime = createTimeBudget(CHECKS_LIMIT);
  const timeLeft = startWaitBudget();
  const named = await checkInTime(renditionFor(path, query, timeLeft));
  if (named === null) return null;
  const rendition = named.value;
  if (rendition === null) return errorPage(plainStatus(404));
  await admitUnlessStored(rendition, admit);
  const found = await checkInTime(renditionStatus(rendition, timeLeft));
  if (found === null) return null;
  return found.value.status === 200 ? { rendition, status: 200 } : errorPage(found.value);
}

async function findPage(path: string, query: Query, admit: Admission): Promise<Resolution> {
  try {
    return (await checkedPage(path, query, admit)) ?? errorPage(plainStatus(504));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return errorPage(statusOfUnverified(error));
  }
}

/**
 * Finds the page behind a canonical path and its status. The platform is asked what a single-segment path is, then
 * for the page's own data; either failing, or both together taking too long, ends in the error page with its status.
 * @param admit asked before the data of a page that is not stored are read, and again before it is rendered
 * @throws Refusal
 */
export async function resolve(
  path: string,
  query: Query,
  admit: Admission = async () => undefined,
): Promise<Resolution> {
  const found = await findPage(path, query, admit);
  // The error page stands in for another one, and a page that was too old may have expired meanwhile.
  await admitUnlessStored(found.rendition, admit);
  return found;
}
