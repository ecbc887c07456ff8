import {
  DATA_STALE_IF_ERROR,
  PAGE_RECHECK_AFTER,
  PAGE_REVALIDATE_SECONDS,
  POOR_PAGE_RETRY_AFTER,
} from '@/lib/config/cache-limits';
import { isBuilding } from '@/lib/config/environment';
import { onReadNote } from '@/lib/platform/read-notes';
import { contentSecurityPolicy } from '@/lib/screens/cache/content-security-policy';
import type { CachedPage, Freshness } from '@/lib/screens/cache/page-entry';
import { pageStore } from '@/lib/screens/cache/page-store';
import { isStaticContent } from '@/lib/screens/rendition';
import { delayScripts } from './delayed-scripts';
import {
  addressIn,
  fixStylesheetLinks,
  joinDataScripts,
  removeNoindexFromData,
  removeNoindexFromHtml,
} from './flight-data';
import { inlineStyles } from './inline-styles';
import { reportMissingPattern } from './missing-pattern';
import { isServerPatched } from './node-request';
import { type RenderQuality, renderQuality, tagReadNote } from './render-quality';

type Stored = {
  lastModified: number;
  value: CachedPage;
  cacheControl: { revalidate: number; expire: undefined };
};

type SetContext = { cacheControl?: { revalidate: number | false } };

/** Next prefixes its keys with the owning route; the part after this mark is the internal path. */
const PATH_MARK = '/$';

const RETRY_SECONDS = POOR_PAGE_RETRY_AFTER / 1_000;

/** For a page that a failing platform kept from being rendered well. */
const SHORT_CACHE_CONTROL = `public, max-age=0, s-maxage=${RETRY_SECONDS}, stale-if-error=86400`;

onReadNote(tagReadNote);

function internalPath(key: string): string {
  const mark = key.indexOf(`${PATH_MARK}/`);
  return mark === -1 ? key : key.slice(mark + PATH_MARK.length);
}

function isPage(value: unknown): value is CachedPage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'APP_PAGE';
}

/** The page whose first view needs nothing but itself, the font and its pictures. */
function paintFirst(html: string): string {
  const delayed = delayScripts(html);
  if (delayed === undefined) reportMissingPattern('bootstrap-scripts');
  const styled = inlineStyles(delayed ?? html);
  if (styled === undefined) reportMissingPattern('style-sheets');
  return styled ?? delayed ?? html;
}

/** Changes the page that Next is about to send and the cache to store: it is one object. */
function finish(page: CachedPage, isPoor: boolean): void {
  const html = fixStylesheetLinks(joinDataScripts(page.html));
  page.html = removeNoindexFromHtml(html);
  page.rscData = removeNoindexFromData(page.rscData);
  if (page.html === html && (page.status ?? 200) >= 400) reportMissingPattern('noindex');
  // A build has not yet put its style sheets in their place.
  if (!isBuilding()) page.html = paintFirst(page.html);
  page.headers = { ...page.headers, 'content-security-policy': contentSecurityPolicy(page.html) };
  if (isPoor && isServerPatched()) page.headers['cache-control'] = SHORT_CACHE_CONTROL;
}

/** Whether a finished page holds nothing of its first visitor. */
function isEverybodys({ html, rscData }: CachedPage, path: string): boolean {
  const address = addressIn(html, rscData);
  if (address === 'not-found') reportMissingPattern('flight-address');
  if (address === 'query') console.warn(JSON.stringify({ event: 'page-not-stored', cause: 'query', path }));
  return address === 'bare';
}

/**
 * Whether the stored page beats a new one of poor quality. Old data never replace newer data. A whole page outlives
 * one that lacks blocks: one with prices until these are old enough to be wrong, one of our own content for a day.
 */
function isBetter(stored: Freshness, { isIncomplete, dataStoredAt }: RenderQuality, path: string): boolean {
  if (dataStoredAt !== null && stored.lastModified >= dataStoredAt) return true;
  const trustedFor = isStaticContent(path) ? DATA_STALE_IF_ERROR : PAGE_RECHECK_AFTER;
  return isIncomplete && !stored.isIncomplete && Date.now() - stored.lastModified < trustedFor;
}

/**
 * Next's incremental cache for finished pages. Each page gets the policy that names its inline scripts; only successes
 * that hold nothing of a visitor are stored. `expire` stays undefined, since an old page beats none: the middleware
 * bounds the age while the platform answers.
 */
export default class PageCacheHandler {
  async get(key: string): Promise<Stored | null> {
    const entry = await pageStore().get(internalPath(key));
    if (entry === null) return null;
    const { page, lastModified, retryAt = 0, revalidate } = entry;
    const now = Date.now();
    return {
      lastModified: retryAt > now ? now : lastModified,
      value: page,
      cacheControl: { revalidate, expire: undefined },
    };
  }

  async set(key: string, value: unknown, context: SetContext): Promise<void> {
    if (!isPage(value)) return;
    const path = internalPath(key);
    const quality = renderQuality(value);
    const isPoor = quality.isIncomplete || quality.dataStoredAt !== null;
    finish(value, isPoor);
    if (isBuilding() || (value.status ?? 200) !== 200 || !isEverybodys(value, path)) return;
    const stored = isPoor ? await pageStore().find(path) : null;
    if (stored !== null && isBetter(stored, quality, path)) return pageStore().keep(path);
    const now = Date.now();
    const revalidate = context.cacheControl?.revalidate;
    await pageStore().set(path, {
      page: value,
      lastModified: quality.dataStoredAt ?? now,
      ...(isPoor ? { retryAt: now + POOR_PAGE_RETRY_AFTER } : {}),
      isIncomplete: quality.isIncomplete,
      revalidate: quality.isIncomplete
        ? RETRY_SECONDS
        : typeof revalidate === 'number'
          ? revalidate
          : PAGE_REVALIDATE_SECONDS,
    });
  }

  /** Part of the interface; freshness here is by age alone. */
  async revalidateTag(): Promise<void> {}

  /** Part of the interface; nothing is kept per request. */
  resetRequestCache(): void {}
}
