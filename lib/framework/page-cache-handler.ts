import {
  ageOf,
  DATA_STALE_IF_ERROR,
  INCOMPLETE_PAGE_RETRY_AFTER,
  PAGE_REVALIDATE_SECONDS,
} from '@/lib/config/cache-limits';
import { isBuilding } from '@/lib/config/environment';
import { isTuned } from '@/lib/config/operations';
import { renderSlots } from '@/lib/framework/admission/process-slots';
import {
  addressIn,
  fixStylesheetLinks,
  hasOneDataScript,
  joinDataScripts,
  removeEmptyData,
  removeNoindexFromData,
  removeNoindexFromHtml,
} from '@/lib/framework/core/flight-data';
import { isShopServer } from '@/lib/framework/core/node-request';
import { readPageScripts } from '@/lib/framework/core/page-scripts';
import { exposePatchStates, isSwitchedOff, reportHit, reportMiss } from '@/lib/framework/core/patch-state';
import {
  type RenderQuality,
  renderQuality,
  tagDataWarning,
  tagRender,
} from '@/lib/framework/core/render-quality';
import { shareTexts } from '@/lib/framework/core/shared-texts';
import { paintFirst } from '@/lib/framework/tuning/paint-first/paint-first';
import type { TunedPage } from '@/lib/framework/tuning/tuning';
import {
  contentSecurityPolicy,
  POLICY_REPORTS,
  scriptlessPolicy,
} from '@/lib/page-cache/content-security-policy';
import { type CachedPage, tagsOf } from '@/lib/page-cache/page-entry';
import type { StoredPage } from '@/lib/page-cache/page-state';
import { pageStore } from '@/lib/page-cache/page-store';
import { onDataWarning } from '@/lib/platform/data-warnings';
import { requestStartedAt } from '@/lib/platform/deadline';
import { onPageTags, purges } from '@/lib/platform/purges';
import { isErrorPage, isStaticContent } from '@/lib/screens/page';
import { log } from '@/lib/shared/log';
import { countUnexpectedScript } from '@/lib/telemetry/metrics';

type Stored = {
  lastModified: number;
  value: CachedPage;
  cacheControl: { revalidate: number; expire: undefined };
};

type SetContext = { cacheControl?: { revalidate: number | false } };

/** Next prefixes its keys with the route. The part after this mark is the internal path. */
const PATH_MARK = '/$';

const RETRY_SECONDS = INCOMPLETE_PAGE_RETRY_AFTER / 1_000;

/** Cache-Control of a page that is incomplete or old because the platform failed. */
const SHORT_CACHE_CONTROL = `public, max-age=0, s-maxage=${RETRY_SECONDS}, stale-if-error=86400`;

onDataWarning(tagDataWarning);
onPageTags(tagRender);

function internalPath(key: string): string {
  const mark = key.indexOf(`${PATH_MARK}/`);
  return mark === -1 ? key : key.slice(mark + PATH_MARK.length);
}

function isPage(value: unknown): value is CachedPage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'APP_PAGE';
}

/** Next's page for unknown addresses; the shop has its own. */
const NEXT_ERROR_PAGE = /^<!DOCTYPE html><html id="__next_error__"/;

/** The page after `paintFirst`; unchanged if that is off, or failed several times. */
function applyPaintFirst(html: string): TunedPage {
  const { name, apply, check } = paintFirst;
  if (isBuilding() || !isTuned(name) || isSwitchedOff(name)) return { html };
  const tuned = apply(html);
  if (tuned !== undefined && check(tuned)) {
    reportHit(name);
    return tuned;
  }
  if (!NEXT_ERROR_PAGE.test(html)) reportMiss(name);
  return { html };
}

/** A tag that error pages must not keep, in all forms in which Next writes it. */
const NOINDEX_TAG = /<meta [^>]*noindex/;

/** Only for error pages: other pages have their own robots tags, and their texts may look like one. */
function removeNoindex(page: CachedPage): void {
  page.html = removeNoindexFromHtml(page.html);
  page.rscData = removeNoindexFromData(page.rscData);
  if (NOINDEX_TAG.test(page.html)) reportMiss('noindex');
}

/** Prevents a page with unknown executable markup from running scripts, and from being stored anywhere. */
function disarm(page: CachedPage, path: string, found: string): void {
  log.error('page-unexpected-script', { found, path });
  countUnexpectedScript(found);
  page.headers['content-security-policy'] = scriptlessPolicy(page.html);
  if (isShopServer()) page.headers['cache-control'] = 'no-store';
  // The router cannot read empty data, so it loads the document, which has the strict policy.
  if (page.rscData !== undefined) page.rscData = Buffer.alloc(0);
}

/**
 * Changes the page that Next is about to send and that the cache stores; both are the same object.
 * @returns whether all executable markup in it is known
 */
function finish(page: CachedPage, path: string, isPoor: boolean): boolean {
  page.html = shareTexts(removeEmptyData(fixStylesheetLinks(joinDataScripts(page.html))));
  if (!hasOneDataScript(page.html)) reportMiss('data-scripts');
  if (isErrorPage(path) || (page.status ?? 200) >= 400) removeNoindex(page);
  const { html, script } = applyPaintFirst(page.html);
  page.html = html;
  const { scripts, unexpected } = readPageScripts(html, script);
  page.headers = {
    ...page.headers,
    'content-security-policy': contentSecurityPolicy(html, scripts),
    'reporting-endpoints': `${POLICY_REPORTS.name}="${POLICY_REPORTS.path}"`,
  };
  if (isPoor && isShopServer()) page.headers['cache-control'] = SHORT_CACHE_CONTROL;
  if (unexpected !== null) disarm(page, path, unexpected);
  return unexpected === null;
}

/** Whether a finished page contains nothing that is specific to its first visitor. */
function isPublic({ html, rscData }: CachedPage, path: string): boolean {
  const address = addressIn(html, rscData);
  if (address === 'not-found') reportMiss('flight-address');
  if (address === 'query') log.warn('page-not-stored', { cause: 'query', path });
  return address === 'bare';
}

/**
 * Whether the stored page is better than a new one of poor quality. Old data never replaces newer data. A
 * complete page beats one with missing sections for a limited time: if it contains prices, as long as these
 * are surely right; otherwise for a day.
 */
function isBetter(stored: StoredPage, path: string, { isIncomplete, dataStoredAt }: RenderQuality): boolean {
  const { state, entry, isPurged } = stored;
  const age = ageOf(entry.lastModified);
  if (dataStoredAt !== null && !isPurged && age <= ageOf(dataStoredAt)) return true;
  const mayStay = state === 'usable' || isStaticContent(path);
  return isIncomplete && !entry.isIncomplete && mayStay && age < DATA_STALE_IF_ERROR;
}

/**
 * Time (ms since 1970) from which the age of a finished page counts. Its data may be older than a purge that
 * happened during the render.
 */
function finishedAt(page: CachedPage, now: number): number {
  const startedAt = requestStartedAt() ?? now;
  return purges().isPurged(startedAt, () => tagsOf(page)) ? startedAt : now;
}

/** Whether a finished page may be stored for other requests. */
function isStorable(page: CachedPage, path: string): boolean {
  // Without this patch, the server would store the mistyped address of one visitor for everybody.
  const isOfAnyStatus = isErrorPage(path) && isShopServer();
  return (isOfAnyStatus || (page.status ?? 200) === 200) && isPublic(page, path);
}

/**
 * Next measures ages with a clock that starts with the process; the system clock may have been changed since.
 */
function onNextClock(time: number): number {
  return time + performance.timeOrigin + performance.now() - Date.now();
}

/**
 * Next's incremental cache for finished pages. Each page gets the policy that lists the framework's scripts
 * and ours. Pages are only stored if they are successful and have no unknown scripts and no visitor's data.
 * `expire` stays undefined, because an old page is better than none: the middleware limits a page's age while
 * the platform is up.
 */
export default class PageCacheHandler {
  /** Pages that Next has read from here. If a new render failed, Next stores the same object again. */
  private readonly handedOut = new WeakSet<object>();

  async get(key: string): Promise<Stored | null> {
    const path = internalPath(key);
    const entry = await pageStore().get(path);
    if (entry === null) return null;
    this.handedOut.add(entry.page);
    const now = Date.now();
    // Next renders an old page again. Any other page counts as new, and so does one that has to wait for a slot.
    const isRenderedAgain = entry.isDue && renderSlots().acquireRefresh(path);
    const renderedAt = isRenderedAgain
      ? Math.min(entry.lastModified, now - entry.revalidate * 1_000 - 1)
      : now;
    return {
      lastModified: onNextClock(renderedAt),
      value: entry.page,
      cacheControl: { revalidate: entry.revalidate, expire: undefined },
    };
  }

  async set(key: string, value: unknown, context: SetContext): Promise<void> {
    if (!isPage(value)) return;
    exposePatchStates();
    const path = internalPath(key);
    if (path === key && !isBuilding()) reportMiss('cache-key');
    renderSlots().finish(path);
    // This page is already finished and stored. Storing it again would not make it newer.
    if (this.handedOut.has(value)) return pageStore().keep(path);
    const quality = renderQuality(value);
    const isPoor = quality.isIncomplete || quality.dataStoredAt !== null;
    const isKnown = finish(value, path, isPoor);
    if (isBuilding() || !isKnown || !isStorable(value, path)) return;
    const stored = isPoor ? await pageStore().lookup(path) : null;
    if (stored?.entry && isBetter(stored, path, quality)) return pageStore().keep(path);
    const now = finishedAt(value, Date.now());
    const revalidate = context.cacheControl?.revalidate;
    await pageStore().set(path, {
      // One error page is used for several statuses, so each response keeps the middleware's status.
      page: isErrorPage(path) ? { ...value, status: undefined } : value,
      lastModified: quality.dataStoredAt ?? now,
      ...(isPoor ? { retryAt: now + INCOMPLETE_PAGE_RETRY_AFTER } : {}),
      isIncomplete: quality.isIncomplete,
      revalidate: quality.isIncomplete
        ? RETRY_SECONDS
        : typeof revalidate === 'number'
          ? revalidate
          : PAGE_REVALIDATE_SECONDS,
    });
  }

  /** Required by the interface. Freshness depends only on age here. */
  async revalidateTag(): Promise<void> {}

  /** Required by the interface. Nothing is kept per request. */
  resetRequestCache(): void {}
}
