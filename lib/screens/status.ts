import { PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { pageReadTimeout } from '@/lib/platform/http';
import { collectReadIssues } from '@/lib/platform/read-issues';
import { pageStore } from '@/lib/screens/cache/page-store';
import { withTimeout } from '@/lib/shared/timeout';
import { PAGES } from './pages';
import { addressOf, isStaticContent, type Rendition, renditionPath } from './rendition';
import { SCREENS } from './screens';

/** Reads what the page cannot be shown without. @throws StoreApiError */
async function readRequiredData(rendition: Rendition): Promise<void> {
  if (rendition.screen === 'error' || SCREENS[rendition.screen].isStatic) return;
  await PAGES[rendition.screen].read?.(addressOf(rendition));
}

/** HTTP status of a page that cannot be rendered; failures that are not the platform's are 500. */
function failureStatus(error: unknown): number {
  if (isStoreApiError(error)) return pageStatusOf(error);
  console.error(error);
  return 500;
}

/** HTTP status of a page, and the one that its error view shows: what the platform answered, where it did. */
export type PageStatus = { status: number; shown: number };

/** A status that is shown as it is. */
export const plainStatus = (status: number): PageStatus => ({ status, shown: status });

/** Status of a page whose data the platform did not give: a refusal or failure of its own is shown as it is. */
function statusOfFailure(error: unknown): PageStatus {
  const status = failureStatus(error);
  const answered = isStoreApiError(error) && error.kind !== 'malformed' ? error.status : null;
  return { status, shown: status === 404 ? status : (answered ?? status) };
}

/** Status of an address of which the platform does not say what it is: anything but a 404 is a server error. */
export function statusOfUnverified(error: unknown): PageStatus {
  const { status, shown } = statusOfFailure(error);
  return { status, shown: shown >= 500 ? shown : status };
}

/** True when the page can be served without the API. */
export async function isStored(rendition: Rendition): Promise<boolean> {
  return (await pageStore().age(renditionPath(rendition))) !== null;
}

/** True when the platform itself says that there is no such page; an error page of its web server does not count. */
export const isAbsent = (error: unknown): boolean => isStoreApiError(error) && error.kind === 'absent';

/** Status of a page that is not stored. A shop has a home page, whatever its platform says. */
function statusOfMissing({ screen }: Rendition, error: unknown): PageStatus {
  const found = statusOfFailure(error);
  return screen === 'home' && found.status === 404 ? plainStatus(502) : found;
}

/** Whether to remove a stored page that the platform calls absent: once it has said so twice, the home page never. */
function isGone({ screen }: Rendition, key: string): boolean {
  return screen !== 'home' && pageStore().confirmAbsence(key);
}

/** How long a purged page waits for the platform before it is served once more, in ms. */
const PURGED_WAIT = 1_500;

type Check = { found: PageStatus; isFresh: boolean };

/** What the platform says of a page; a page that it calls absent leaves the store. */
async function checkPage(rendition: Rendition, key: string, isInStore: boolean): Promise<Check> {
  try {
    const { issues } = await collectReadIssues(() => readRequiredData(rendition));
    return { found: plainStatus(200), isFresh: issues.every(({ kind }) => kind === 'missing-block') };
  } catch (error) {
    const missing = statusOfMissing(rendition, error);
    const isKept = isInStore && !(isAbsent(error) && isGone(rendition, key));
    if (isInStore && !isKept) await pageStore().delete(key);
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
 * Status of a rendition, known before its first byte is sent. A stored page is served as it is; past
 * `PAGE_RECHECK_AFTER` the platform is queried first, and only its own fresh answer can replace or remove the page:
 * an old page beats none. An answer that takes long is not waited for; Next renders an old page again behind it. Of a
 * purged page it is known that it is wrong, so that its check may take longer.
 */
export async function renditionStatus(
  rendition: Rendition,
  timeLeft = startWaitBudget(),
): Promise<PageStatus> {
  const key = renditionPath(rendition);
  const age = await pageStore().age(key);
  if (age !== null && (age < PAGE_RECHECK_AFTER || isStaticContent(key))) return plainStatus(200);
  const check = checkPage(rendition, key, age !== null);
  if (age === null) return (await check).found;
  const inTime = await withTimeout(pageStore().isPurged(key) ? PURGED_WAIT : timeLeft(), check);
  if (inTime === null) {
    check.catch((error: unknown) => console.error(error));
    return plainStatus(200);
  }
  if (inTime.value.isFresh) await pageStore().expire(key);
  return inTime.value.found;
}
