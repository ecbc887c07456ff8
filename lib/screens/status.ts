import { PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { pagePatience } from '@/lib/platform/http';
import { collectReadNotes } from '@/lib/platform/read-notes';
import { pageStore } from '@/lib/screens/cache/page-store';
import { within } from '@/lib/shared/within';
import { PAGES } from './pages';
import { addressOf, isStaticContent, type Rendition, renditionPath } from './rendition';
import { SCREENS } from './screens';

/** Reads what the page cannot be shown without. @throws StoreApiError */
async function readRequiredData(rendition: Rendition): Promise<void> {
  if (rendition.screen === 'error' || SCREENS[rendition.screen].isStatic) return;
  await PAGES[rendition.screen].read?.(addressOf(rendition));
}

/** HTTP status of a page that cannot be rendered; failures that are not the platform's are 500. */
export function failureStatus(error: unknown): number {
  if (isStoreApiError(error)) return pageStatusOf(error);
  console.error(error);
  return 500;
}

/** True when the page can be served without the API. */
export async function isStored(rendition: Rendition): Promise<boolean> {
  return (await pageStore().age(renditionPath(rendition))) !== null;
}

/** True when the platform itself says that there is no such page; an error page of its web server does not count. */
export const isAbsent = (error: unknown): boolean => isStoreApiError(error) && error.kind === 'absent';

/**
 * Status of a page that is not stored. An institutional page that is refused or makes no sense is a 404 to its
 * visitor (INST-25, A-13); a shop has a home page, whatever its platform says.
 */
function statusOfMissing({ screen }: Rendition, error: unknown): number {
  const status = failureStatus(error);
  if (screen === 'home' && status === 404) return 502;
  const isSenseless = isStoreApiError(error) && ['refused', 'malformed'].includes(error.kind);
  return screen === 'cms-page' && isSenseless && status === 502 ? 404 : status;
}

/** Status of a page that the platform calls absent, and stored pages are believed in until it says so again. */
async function absentStatus({ screen }: Rendition, key: string, isInStore: boolean): Promise<number> {
  // A shop has a home page, whatever its platform says.
  if (screen === 'home') return isInStore ? 200 : 502;
  if (isInStore && !pageStore().confirmAbsence(key)) return 200;
  await pageStore().delete(key);
  return 404;
}

type Check = { status: number; isFresh: boolean };

/** What the platform says of a page. */
async function checkPage(rendition: Rendition, key: string, isInStore: boolean): Promise<Check> {
  try {
    const { notes } = await collectReadNotes(() => readRequiredData(rendition));
    return { status: 200, isFresh: notes.every(({ kind }) => kind === 'missing-block') };
  } catch (error) {
    if (isAbsent(error)) return { status: await absentStatus(rendition, key, isInStore), isFresh: false };
    const status = statusOfMissing(rendition, error);
    return { status: isInStore ? 200 : status, isFresh: false };
  }
}

/**
 * How much longer, in ms, answering with a stored page may wait for the platform: as long as it usually takes, once
 * for all that is asked of it.
 */
export function startPatience(): () => number {
  const end = performance.now() + pagePatience();
  return () => Math.max(0, end - performance.now());
}

/**
 * HTTP status of a rendition, known before its first byte is sent. A stored page is served as it is; past
 * `PAGE_RECHECK_AFTER` the platform is asked first, and only its own fresh answer can replace or remove the page:
 * an old page beats none. An answer that takes long is not waited for; Next renders an old page again behind it.
 */
export async function renditionStatus(rendition: Rendition, patience = startPatience()): Promise<number> {
  const key = renditionPath(rendition);
  const age = await pageStore().age(key);
  if (age !== null && (age < PAGE_RECHECK_AFTER || isStaticContent(key))) return 200;
  const check = checkPage(rendition, key, age !== null);
  if (age === null) return (await check).status;
  const inTime = await within(patience(), check);
  if (inTime === null) {
    check.catch((error: unknown) => console.error(error));
    return 200;
  }
  if (inTime.value.isFresh) await pageStore().expire(key);
  return inTime.value.status;
}
