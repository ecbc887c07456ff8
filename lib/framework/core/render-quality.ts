import { type CachedPage, TAGS_HEADER } from '@/lib/page-cache/page-entry';
import type { DataWarning } from '@/lib/platform/data-warnings';
import { currentRender } from './next-internals';
import { reportMiss } from './patch-state';

/**
 * Quality of a rendered page. `dataStoredAt` is when the stale data in it was stored, in ms since 1970; null
 * if there is none.
 */
export type RenderQuality = { isIncomplete: boolean; dataStoredAt: number | null };

const MISSING_BLOCK = 'missing-block';
const STALE_DATA = 'stale-data:';

/**
 * Writes a warning into the cache tags of the page that is being rendered. Many pages are rendered at a time,
 * and Next passes the tags of each to the cache handler. Does nothing outside a cached render.
 */
export function tagDataWarning(warning: DataWarning): void {
  // Menus and brands may be old; data with prices may not.
  if (warning.kind === 'stale-content') return;
  tagRender([warning.kind === 'missing-block' ? MISSING_BLOCK : `${STALE_DATA}${warning.storedAt}`]);
}

/** Adds cache tags to the page that is being rendered, if it is cached. */
export function tagRender(tags: readonly string[]): void {
  const render = currentRender();
  if (render === undefined || render.type === 'request') return;
  if (!('tags' in render)) {
    reportMiss('render-tags');
    return;
  }
  render.tags = [...new Set([...(render.tags ?? []), ...tags])];
}

/**
 * Quality of a rendered page, read from its tags. Next tags every page with its route, so a page without tags
 * is reported.
 */
export function renderQuality({ headers }: CachedPage): RenderQuality {
  const tags = headers[TAGS_HEADER];
  if (typeof tags !== 'string') {
    reportMiss('render-tags');
    return { isIncomplete: false, dataStoredAt: null };
  }
  const ages = tags
    .split(',')
    .filter((tag) => tag.startsWith(STALE_DATA))
    .map((tag) => Number(tag.slice(STALE_DATA.length)));
  return {
    isIncomplete: tags.split(',').includes(MISSING_BLOCK),
    dataStoredAt: ages.length === 0 ? null : Math.min(...ages),
  };
}
