import type { Skeleton } from './screen-config';
import { addressEntries, folderOf, platformEntries, type Screen, screenConfig } from './screens';

/** The screen of a path before the platform is called; 'verify' if only GET url/verify can tell. */
type ScreenMatch = Screen | 'verify' | 'unknown';

/** First segments that belong to the store's site or to API calls. */
const FOREIGN_SEGMENTS = ['checkout', 'minha-conta', 'v2'];

const CATEGORY = '/category/[...address]' satisfies Screen;

const FIXED = new Map(
  addressEntries().flatMap(([screen]) => (folderOf(screen) === null ? [[screen as string, screen]] : [])),
);

const CATCH_ALLS = addressEntries().flatMap(([screen, { maxSegments = 1 }]) => {
  const folder = folderOf(screen);
  return folder === null
    ? []
    : [{ screen, pattern: new RegExp(`^${folder}[^/]+(?:/[^/]+){0,${maxSegments - 1}}$`) }];
});

const PATTERNS = platformEntries().flatMap(([screen, { pattern }]) =>
  pattern === undefined || screen === CATEGORY ? [] : [{ screen, pattern }],
);

const firstSegment = (path: string) => path.split('/', 2)[1] ?? '';

/** The screen for the platform's `nivel`. An unknown level is shown as a category listing. */
export function screenOfLevel(nivel: string): Screen {
  const isMeant = ([, { level }]: [Screen, { level?: string }]) => level === nivel;
  return (platformEntries().find(isMeant) ?? addressEntries().find(isMeant))?.[0] ?? CATEGORY;
}

/**
 * If a fixed path is disabled, a catch-all would match it and lead back to the same path, so it gets the
 * screen of its level.
 */
function shownAt(path: string, screen: Screen): Screen {
  return FIXED.has(path) ? screenOfLevel(screenConfig(screen).level ?? '') : screen;
}

/**
 * The screen of a path: fixed paths first, then patterns. For the other paths with one segment, the platform
 * decides; those with two to four segments are a category, unless the first segment is a folder of
 * app/(shop)/[view].
 * @param path canonical path, without query
 */
export function matchScreen(path: string, isEnabled: (screen: Screen) => boolean): ScreenMatch {
  const fixed = FIXED.get(path);
  if (fixed !== undefined && isEnabled(fixed)) return fixed;
  const inFolder = CATCH_ALLS.find(({ pattern }) => pattern.test(path));
  if (inFolder !== undefined) return shownAt(path, inFolder.screen);
  const matched = PATTERNS.find(({ pattern }) => pattern.test(path));
  if (matched !== undefined) return matched.screen;
  const first = firstSegment(path);
  const isTaken = ([screen]: [Screen, unknown]) => firstSegment(screen) === first && isEnabled(screen);
  if (FOREIGN_SEGMENTS.includes(first) || addressEntries().some(isTaken)) return 'unknown';
  if (path === `/${first}`) return 'verify';
  return screenConfig(CATEGORY).pattern?.test(path) ? CATEGORY : 'unknown';
}

/**
 * Layout of the page at `path` before the platform is called. A path that only the platform knows is most
 * likely a listing.
 */
export function pageShape(path: string): Skeleton {
  const matched = matchScreen(path, () => true);
  return matched === 'verify' || matched === 'unknown' ? 'listing' : screenConfig(matched).skeleton;
}
