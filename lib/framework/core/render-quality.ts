import { type CachedPage, TAGS_HEADER } from '@/lib/page-cache/page-entry';
import type { DataWarning } from '@/lib/platform/data-warnings';
import { currentRender } from './next-internals';
import { reportMiss } from './patch-state';

/** How complete a rendered page is; `dataStoredAt`: epoch ms of stale data in it, null for none. */
export type RenderQuality = { isIncomplete: boolean; dataStoredAt: number | null };

const MISSING_BLOCK = 'missing-block';
const STALE_DATA = 'stale-data:';

/**
 * Writes a warning into the cache tags of the page that is being rendered, since many are rendered at a time and Next
 * hands each page's tags to the cache handler. Nothing happens outside of a render that is cached.
 */
export function tagDataWarning(warning: DataWarning): void {
  // Menus and brands may be old; data with prices may not.
  if (warning.kind === 'stale-content') return;
  tagRender([warning.kind === 'missing-block' ? MISSING_BLOCK : `${STALE_DATA}${warning.storedAt}`]);
}

/** Adds to the cache tags of the page that is being rendered, if it is one that is cached. */
export function tagRender(tags: readonly string[]): void {
  const render = currentRender();
  if (render === undefined || render.type === 'request') return;
  if (!('tags' in render)) {
    reportMiss('render-tags');
    return;
  }
  render.tags = [...new Set([...(render.tags ?? []), ...tags])];
}

/** How well a page was rendered, by its tags. Next tags every page by its route, so a page without tags is reported. */
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
