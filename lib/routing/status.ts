import { PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import { pageStore } from '@/lib/page-cache/page-store';
import { collectDataWarnings } from '@/lib/platform/data-warnings';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { pageReadTimeout } from '@/lib/platform/http';
import { contentOf } from '@/lib/screens/content.gen';
import { errorPage, isStaticContent, type Page } from '@/lib/screens/page';
import { screenFacts } from '@/lib/screens/screens';
import { log } from '@/lib/shared/log';
import { withTimeout } from '@/lib/shared/timeout';

/** Reads what the page cannot be shown without. @throws StoreApiError */
async function readRequiredData(page: Page): Promise<void> {
  if (screenFacts(page.screen).isStatic) return;
  await contentOf(page.screen)?.read(page);
}

/** HTTP status of a page that cannot be rendered; failures that are not the platform's are 500. */
function failureStatus(error: unknown): number {
  if (isStoreApiError(error)) return pageStatusOf(error);
  log.failure(error);
  return 500;
}

/** One line for each page that shoppers miss because of the platform: the request's id is the "Código" that they read. */
function logPlatformFailure(status: number, error: unknown): void {
  if (status >= 500 && isStoreApiError(error)) log.error('page-failed', { status, cause: String(error) });
}

/** HTTP status of a page, and the one that its error view shows: the platform's, if it answered. */
type PageStatus = { status: number; shown: number };

/** A status that is shown as it is. */
const plainStatus = (status: number): PageStatus => ({ status, shown: status });

/** The answer to a page request: the page to render, and its HTTP status. */
export type Resolution = { page: Page; status: number };

/** The error page has a path for each status that it shows; the document's own may be another. */
const errorOf = ({ status, shown }: PageStatus): Resolution => ({ page: errorPage(shown), status });

/** The error page of a status that is shown as it is. */
export const failure = (status: number): Resolution => errorOf(plainStatus(status));

/** Status of a page whose data the platform did not give: the platform's refusal or failure is shown as it is. */
function statusOfFailure(error: unknown): PageStatus {
  const status = failureStatus(error);
  const answered = isStoreApiError(error) && error.kind !== 'malformed' ? error.status : null;
  return { status, shown: status === 404 ? status : (answered ?? status) };
}

/** The error page of a path of which the platform does not say what it is: anything but a 404 is a server error. */
export function failureOfUnverified(error: unknown): Resolution {
  const { status, shown } = statusOfFailure(error);
  logPlatformFailure(status, error);
  return errorOf({ status, shown: shown >= 500 ? shown : status });
}

/** True when the page can be served without the API. */
export async function isStored(page: Page): Promise<boolean> {
  return (await pageStore().age(page.key)) !== null;
}

/** True when the platform itself says that there is no such page; an error page of its web server does not count. */
export const isNotFound = (error: unknown): boolean => isStoreApiError(error) && error.kind === 'absent';

/** Status of a page that is not stored. A shop has a home page, whatever its platform says. */
function statusOfMissing({ screen }: Page, error: unknown): PageStatus {
  const found = statusOfFailure(error);
  return screen === '/' && found.status === 404 ? plainStatus(502) : found;
}

/** Whether to remove a stored page that the platform calls absent: once it has said so twice, the home page never. */
function isGone({ screen, key }: Page): boolean {
  return screen !== '/' && pageStore().confirmNotFound(key);
}

/** How long a purged page waits for the platform before it is served once more, in ms. */
const PURGED_WAIT = 1_500;

type Check = { found: PageStatus; isFresh: boolean };

/** The platform's answer about a page; a page that it calls absent leaves the store. */
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
 * Starts the time that an answer with a stored page may wait for the platform, all of its reads together. Returns a
 * function that says how much of it is left, in ms.
 */
export function startWaitBudget(): () => number {
  const end = performance.now() + pageReadTimeout();
  return () => Math.max(0, end - performance.now());
}

/**
 * Status of a page, known before its first byte is sent. A stored page is served as it is; past
 * `PAGE_RECHECK_AFTER` the platform is queried first, and only its own fresh answer can replace or remove the page:
 * an old page beats none. An answer that takes long is not waited for; Next renders an old page again behind it. Of a
 * purged page it is known that it is wrong, so that its check may take longer.
 */
async function statusOf(page: Page, timeLeft: () => number): Promise<PageStatus> {
  const { key } = page;
  const age = await pageStore().age(key);
  if (age !== null && (age < PAGE_RECHECK_AFTER || isStaticContent(key))) return plainStatus(200);
  const check = checkPage(page, age !== null);
  if (age === null) return (await check).found;
  const inTime = await withTimeout(pageStore().isPurged(key) ? PURGED_WAIT : timeLeft(), check);
  if (inTime === null) {
    check.catch((error: unknown) => log.failure(error));
    return plainStatus(200);
  }
  if (inTime.value.isFresh) await pageStore().expire(key);
  return inTime.value.found;
}

/** The page with its status, or the error page in its place. */
export async function withStatus(page: Page, timeLeft = startWaitBudget()): Promise<Resolution> {
  const found = await statusOf(page, timeLeft);
  return found.status === 200 ? { page, status: 200 } : errorOf(found);
}
