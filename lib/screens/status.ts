import { PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { collectReadNotes } from '@/lib/platform/read-notes';
import { pageStore } from '@/lib/screens/cache/page-store';
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
 * Status of a page that is not stored. A shop has a home page, whatever its platform says; an institutional page that is
 * refused or makes no sense is a 404 to its visitor (INST-25, A-13).
 */
function statusOfMissing({ screen }: Rendition, error: unknown): number {
  const status = failureStatus(error);
  if (screen === 'home' && status === 404) return 502;
  const isSenseless = isStoreApiError(error) && ['refused', 'malformed'].includes(error.kind);
  return screen === 'cms-page' && isSenseless && status === 502 ? 404 : status;
}

/** Whether to remove a stored page that the platform calls absent: once it has said so twice, the home page never. */
function isGone({ screen }: Rendition, key: string): boolean {
  return screen !== 'home' && pageStore().confirmAbsence(key);
}

/**
 * HTTP status of a rendition, known before its first byte is sent. A stored page is served as it is; past
 * `PAGE_RECHECK_AFTER` the platform is asked first, and only its own fresh answer can replace or remove the page:
 * an old page beats none.
 */
export async function renditionStatus(rendition: Rendition): Promise<number> {
  const key = renditionPath(rendition);
  const age = await pageStore().age(key);
  if (age !== null && (age < PAGE_RECHECK_AFTER || isStaticContent(key))) return 200;
  try {
    const { notes } = await collectReadNotes(() => readRequiredData(rendition));
    const isFresh = notes.every(({ kind }) => kind !== 'stale-data');
    if (age !== null && isFresh) await pageStore().expire(key);
    return 200;
  } catch (error) {
    if (age !== null && !(isAbsent(error) && isGone(rendition, key))) return 200;
    if (age !== null) await pageStore().delete(key);
    return statusOfMissing(rendition, error);
  }
}
