import type { Skeleton } from './screen-facts';
import { addressEntries, folderOf, platformEntries, type Screen, screenFacts } from './screens';

/** The screen of a path before the platform is called; 'verify' when only the platform knows, by GET url/verify. */
type ScreenMatch = Screen | 'verify' | 'unknown';

/** First segments that belong to the site of the store, or to calls. */
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

/** The screen of the platform's `nivel`; an unknown one is a category listing. */
export function screenOfLevel(nivel: string): Screen {
  const isMeant = ([, { level }]: [Screen, { level?: string }]) => level === nivel;
  return (platformEntries().find(isMeant) ?? addressEntries().find(isMeant))?.[0] ?? CATEGORY;
}

/** A fixed path whose own folder is switched off would find that folder again, so it needs the level's. */
function shownAt(path: string, screen: Screen): Screen {
  return FIXED.has(path) ? screenOfLevel(screenFacts(screen).level ?? '') : screen;
}

/**
 * The screen of a path: fixed paths first, then patterns. One other segment is for the platform to say, two to four
 * are a category, unless a folder of app/(shop)/[view] begins with the first.
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
  return screenFacts(CATEGORY).pattern?.test(path) ? CATEGORY : 'unknown';
}

/** How the page at `path` looks, before the platform is called; a path that only the platform knows is mostly a listing. */
export function pageShape(path: string): Skeleton {
  const matched = matchScreen(path, () => true);
  return matched === 'verify' || matched === 'unknown' ? 'listing' : screenFacts(matched).skeleton;
}
