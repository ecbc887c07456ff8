import { currentStorefront } from '@/lib/config/storefronts/current';
import { type Screen, screenEntries, screenFacts } from './screens';

/** What a path shows before the platform is called; 'verify' when only the platform knows, by GET url/verify. */
export type Route = Screen | 'verify' | 'unknown';

/** First segments that are never a category: those of other screens, of internal routes and of the store site. */
const RESERVED_SEGMENTS = [
  'busca',
  'c',
  'lista',
  'marcas',
  'pagina',
  'checkout',
  'minha-conta',
  'rendition',
  'v2',
];

const FIXED_PATHS = new Map(
  screenEntries().flatMap(([screen, { paths }]) => paths.map((path) => [path, screen] as const)),
);

const CATEGORY_PATTERN = screenFacts('listing/category').pattern;

const PATTERNS = screenEntries().flatMap(([screen, { pattern }]) =>
  pattern === null || pattern === CATEGORY_PATTERN ? [] : [{ screen, pattern }],
);

function isEnabled(screen: Screen): boolean {
  const { feature } = screenFacts(screen);
  return feature === null || currentStorefront().features[feature];
}

/**
 * The screen of a path: fixed paths first, then patterns. One other segment is for the platform to say, two to four
 * are a category, unless the first is reserved.
 * @param path canonical path, without query
 */
export function matchRoute(path: string): Route {
  const fixed = FIXED_PATHS.get(path);
  if (fixed !== undefined && isEnabled(fixed)) return fixed;
  const matched = PATTERNS.find(({ pattern }) => pattern.test(path));
  if (matched !== undefined) return matched.screen;
  const [first = '', ...rest] = path.slice(1).split('/');
  if (RESERVED_SEGMENTS.includes(first)) return 'unknown';
  if (rest.length === 0) return 'verify';
  return CATEGORY_PATTERN?.test(path) ? 'listing/category' : 'unknown';
}

/** Screens that url/verify can answer with, in the order of the registry. */
export const PLATFORM_SCREENS: readonly Screen[] = screenEntries().flatMap(([screen, { nivel }]) =>
  nivel === null ? [] : [screen],
);

/** The screen of the platform's `nivel`; an unknown one is a category listing. */
export function screenOfLevel(nivel: string): Screen {
  return PLATFORM_SCREENS.find((screen) => screenFacts(screen).nivel === nivel) ?? 'listing/category';
}
