import { PURGED_PAGE_WAIT_MS } from '@/lib/config/time-limits';
import { pageStore } from '@/lib/page-cache/page-store';
import { collectDataWarnings } from '@/lib/platform/data-warnings';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { pageReadTimeout } from '@/lib/platform/http';
import { contentOf } from '@/lib/screens/content.gen';
import { errorPage, type Page } from '@/lib/screens/page';
import { screenConfig } from '@/lib/screens/screens';
import { log } from '@/lib/shared/log';
import { withTimeout } from '@/lib/shared/timeout';

/**
 * Reads the data that the page cannot do without.
 * @throws StoreApiError
 */
async function readRequiredData(page: Page): Promise<void> {
  if (screenConfig(page.screen).isStatic) return;
  await contentOf(page.screen)?.read(page);
}

/** HTTP status of a page that cannot be rendered; failures that are not the platform's are 500. */
function failureStatus(error: unknown): number {
  if (isStoreApiError(error)) return pageStatusOf(error);
  log.failure(error);
  return 500;
}

/**
 * One line per page that is missing because of the platform. The request's id is the "Código" on the error
 * page.
 */
function logPlatformFailure(status: number, error: unknown): void {
  if (status >= 500 && isStoreApiError(error)) log.error('page-failed', { status, cause: String(error) });
}

/** HTTP status of a page, and the status that its error view shows: the platform's, if it responded. */
type PageStatus = { status: number; shown: number };

/** The same status for the document and for its error view. */
const plainStatus = (status: number): PageStatus => ({ status, shown: status });

/**
 * The result of a page request: the page to render, and its HTTP status. `isOutdated`: the platform's response is newer
 * than the stored page. Whoever renders the page expires the stored one; nobody else may, because only a rendering
 * replaces it.
 */
export type Resolution = { page: Page; status: number; isOutdated?: boolean };

/** The error page has a path for each status that it shows; the document's own status may differ. */
const errorOf = ({ status, shown }: PageStatus): Resolution => ({ page: errorPage(shown), status });

/** The error page that shows the document's own status. */
export const failure = (status: number): Resolution => errorOf(plainStatus(status));

/**
 * Statuses of a page that has no data. A platform that rejects the call or fails is shown with its own
 * status.
 */
function statusOfFailure(error: unknown): PageStatus {
  const status = failureStatus(error);
  const platformStatus = isStoreApiError(error) && error.kind !== 'malformed' ? error.status : null;
  return { status, shown: status === 404 ? status : (platformStatus ?? status) };
}

/**
 * The error page for a path whose kind the platform did not return. Everything but a 404 counts as a server
 * error.
 */
export function failureOfUnverified(error: unknown): Resolution {
  const { status, shown } = statusOfFailure(error);
  logPlatformFailure(status, error);
  return errorOf({ status, shown: shown >= 500 ? shown : status });
}

/** True if the page can be sent without calling the API. */
export async function isStored(page: Page): Promise<boolean> {
  return (await pageStore().lookup(page.key)).state !== 'absent';
}

/**
 * True if the platform itself reports that the page does not exist. An error page of its web server does not
 * count.
 */
export const isNotFound = (error: unknown): boolean => isStoreApiError(error) && error.kind === 'absent';

/** Status of a page that is not stored. The home page always exists, even if the platform says otherwise. */
function statusOfMissing({ screen }: Page, error: unknown): PageStatus {
  const found = statusOfFailure(error);
  return screen === '/' && found.status === 404 ? plainStatus(502) : found;
}

/**
 * Whether to remove a stored page that the platform reports as not found: from the second report on, but
 * never the home page.
 */
function isGone({ screen, key }: Page): boolean {
  return screen !== '/' && pageStore().confirmNotFound(key);
}

type Check = { found: PageStatus; isFresh: boolean };

/** The status of a page, according to the platform. A page that is gone is removed from the store. */
async function checkPage(page: Page, isInStore: boolean): Promise<Check> {
  try {
    const { warnings } = await collectDataWarnings(() => readRequiredData(page));
    return { found: plainStatus(200), isFresh: warnings.every(({ kind }) => kind === 'missing-block') };
  } catch (error) {
    const missing = statusOfMissing(page, error);
    const isKept = isInStore && !(isNotFound(error) && isGone(page));
    if (isInStore && !isKept) await pageStore().delete(page.key);
    if (!isKept) logPlatformFailure(missing.status, error);
    return { found: isKept ? plainStatus(200) : missing, isFresh: false };
  }
}

/**
 * Starts the time limit for all platform reads of a request with a stored page. Returns a function that
 * returns the ms left.
 */
export function startWaitBudget(): () => number {
  const end = performance.now() + pageReadTimeout();
  return () => Math.max(0, end - performance.now());
}

/**
 * Status of a page, known before its first byte is sent. A stored page is sent unchanged. After
 * `PAGE_RECHECK_AFTER` the platform is called first; only its own fresh response can replace or remove the
 * page, because an old page is better than none. The request does not wait for a slow response: Next sends
 * the old page and renders it again afterwards. A purged page is known to be wrong, so its check may take
 * longer.
 */
async function statusOf(page: Page, timeLeft: () => number): Promise<PageStatus & { isOutdated?: boolean }> {
  const stored = await pageStore().lookup(page.key);
  if (stored.state === 'usable') return plainStatus(200);
  const check = checkPage(page, stored.state !== 'absent');
  if (stored.state === 'absent') return (await check).found;
  const inTime = await withTimeout(stored.isPurged ? PURGED_PAGE_WAIT_MS : timeLeft(), check);
  if (inTime === null) {
    check.catch((error: unknown) => log.failure(error));
    return plainStatus(200);
  }
  const { found, isFresh } = inTime.value;
  if (isFresh) pageStore().confirmFound(page.key);
  return { ...found, isOutdated: isFresh };
}

/** The page with its status, or the error page instead. */
export async function withStatus(page: Page, timeLeft = startWaitBudget()): Promise<Resolution> {
  const { isOutdated, ...found } = await statusOf(page, timeLeft);
  if (found.status !== 200) return errorOf(found);
  return { page, status: 200, ...(isOutdated && { isOutdated }) };
}
