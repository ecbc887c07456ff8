import { isBuilding } from '@/lib/config/server';
import { isOwnContent } from '@/lib/routing/rendition';
import { contentSecurityPolicy } from './content-security-policy';
import { indexableInData, indexableInHtml } from './error-page-robots';
import { forgetQueryInData, forgetQueryInHtml } from './forget-query';
import { DATA_STALE_IF_ERROR, PAGE_FRESH_SECONDS, PAGE_RECHECK_AFTER } from './lifetimes';
import { mayLackBlocks } from './missing-blocks';
import type { CachedPage } from './page-entry';
import { pageStore } from './page-store';
import { validMarkup } from './valid-markup';

type Stored = {
  lastModified: number;
  value: CachedPage;
  cacheControl: { revalidate: number; expire: undefined };
};

type SetContext = { cacheControl?: { revalidate: number | false } };

/** Next prefixes its keys with the owning route; the part after this mark is the internal path. */
const PATH_MARK = '/$';

function internalPath(key: string): string {
  const mark = key.indexOf(`${PATH_MARK}/`);
  return mark === -1 ? key : key.slice(mark + PATH_MARK.length);
}

function isPage(value: unknown): value is CachedPage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'APP_PAGE';
}

/**
 * Whether the stored page should outlive a new one that lacks blocks. Pages with prices give way as soon as they
 * are old enough to be wrong; pages of our own content, which a dead platform never refuses, do not.
 */
async function hasGoodPage(path: string): Promise<boolean> {
  const age = await pageStore().age(path);
  if (age === null) return false;
  return age < (isOwnContent(path) ? DATA_STALE_IF_ERROR : PAGE_RECHECK_AFTER);
}

/**
 * Next's incremental cache for finished pages. Beyond storing, it gives each page the policy that names its
 * inline scripts, and refuses answers that are not a success, so that nobody can fill memory or disk with
 * 404s. `expire` stays undefined: a page that cannot be rendered again is better served old than not at all;
 * the middleware bounds the age while the API answers.
 */
export default class PageCacheHandler {
  async get(key: string): Promise<Stored | null> {
    const entry = await pageStore().get(internalPath(key));
    if (entry === null) return null;
    const { page, lastModified, keptUntil = 0, revalidate } = entry;
    const now = Date.now();
    return {
      lastModified: keptUntil > now ? now : lastModified,
      value: page,
      cacheControl: { revalidate, expire: undefined },
    };
  }

  async set(key: string, value: unknown, context: SetContext): Promise<void> {
    if (!isPage(value)) return;
    // Next answers the request that caused this render from the same object: the first visitor gets it too.
    value.html = indexableInHtml(validMarkup(forgetQueryInHtml(value.html)));
    value.rscData = indexableInData(forgetQueryInData(value.rscData));
    value.headers = { ...value.headers, 'content-security-policy': contentSecurityPolicy(value.html) };
    if (isBuilding()) return;
    const path = internalPath(key);
    if (value.status !== undefined && value.status !== 200) return pageStore().delete(path);
    if (mayLackBlocks() && (await hasGoodPage(path))) return pageStore().keep(path);
    const revalidate = context.cacheControl?.revalidate;
    await pageStore().set(path, {
      page: value,
      lastModified: Date.now(),
      revalidate: typeof revalidate === 'number' ? revalidate : PAGE_FRESH_SECONDS,
    });
  }

  /** Part of the interface; freshness here is by age alone. */
  async revalidateTag(): Promise<void> {}

  /** Part of the interface; nothing is kept per request. */
  resetRequestCache(): void {}
}
