import { PAGE_RECHECK_AFTER } from '@/lib/cache/lifetimes';
import { pageStore } from '@/lib/cache/page-store';
import { readHomePage } from '@/lib/home/server';
import { readInstitutionalPage } from '@/lib/institutional/server';
import { readListingPage, readListsPage } from '@/lib/listing/server';
import { readListDetailPage, readProductPage } from '@/lib/product/server';
import { isStoreApiError, pageStatusOf } from '@/lib/store-api/errors';
import { isOwnContent, type Rendition, renditionPath } from './rendition';

/** Asks for the data without which the page cannot be; screens of our own content need none. */
function readCritical(rendition: Rendition): Promise<unknown> {
  switch (rendition.screen) {
    case 'home':
      return readHomePage();
    case 'page':
      return readInstitutionalPage(rendition.path);
    case 'product':
      return readProductPage(rendition.path);
    case 'list':
      return readListDetailPage(rendition.path);
    case 'lists':
      return readListsPage(rendition.path, rendition.query);
    case 'listing':
      return readListingPage(rendition.level, rendition.path, rendition.query);
    case 'article':
    case 'design-system':
    case 'own-page':
    case 'evaluation':
    case 'black-friday':
    case 'brands':
    case 'error':
      return Promise.resolve();
  }
}

/** Status with which a page that cannot be rendered is answered; ours and not the platform's failures are 500. */
export function failureStatus(error: unknown): number {
  if (isStoreApiError(error)) return pageStatusOf(error);
  console.error(error);
  return 500;
}

/** True when the page can be served without the API. */
export async function isStored(rendition: Rendition): Promise<boolean> {
  return (await pageStore().age(renditionPath(rendition))) !== null;
}

/**
 * HTTP status of a rendition, known before its first byte is sent. A stored page is served as it is; past
 * `PAGE_RECHECK_AFTER` the API is asked first, and only an API that answers can replace or remove the page:
 * stale beats down (ERR-01 to ERR-05, R4, R6).
 */
export async function statusOf(rendition: Rendition): Promise<number> {
  const key = renditionPath(rendition);
  const age = await pageStore().age(key);
  if (age !== null && (age < PAGE_RECHECK_AFTER || isOwnContent(key))) return 200;
  try {
    await readCritical(rendition);
    if (age !== null) pageStore().expire(key);
    return 200;
  } catch (error) {
    const status = failureStatus(error);
    if (status === 404) await pageStore().delete(key);
    else if (age !== null) return 200;
    return status;
  }
}
