import { orderedQuery, type Query, withoutDefaults } from '@/lib/platform/canonical-query';
import { ERROR_SCREEN, folderOf, prefixOf, type Screen, screenEntries, screenFacts } from './screens';

/** A page of the shop: its content, and its canonical address. */
export type Page = {
  screen: Screen;
  path: string;
  /** Only what makes another page; `{}` for most screens. */
  query: Query;
};

/** The page of a failure, one for each status that it shows. */
export const errorPage = (status: number): Page => ({ screen: ERROR_SCREEN, path: `/${status}`, query: {} });

/** First segment of the internal path of a page without query. */
const PLAIN_VIEW = 'plain';

/**
 * Percent-encoding with `~`, since Next decodes percent signs somewhere on the way. Only what needs no encoding is kept,
 * and the dot of `.html`: routers give a meaning to other endings.
 */
function escapeSegment(text: string): string {
  const escaped = (character: string) =>
    `~${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return text.replace(/(?!\.html$)[^\w-]/g, escaped);
}

const unescapeSegment = (segment: string) =>
  segment.replace(/~([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function viewOf(query: Query): string {
  const text = orderedQuery(withoutDefaults(query));
  return text === '' ? PLAIN_VIEW : escapeSegment(text);
}

/** Whether a first segment was written by `pathKey`; others are addresses of which no page is known. */
export const isView = (view: string): boolean => view === PLAIN_VIEW || view.includes('~3D');

/**
 * Internal path of a page, and its key in the page store: its query (`[view]`), for a page that the platform has named
 * the folder of its kind, and its address.
 */
export function pathKey({ screen, path, query }: Page): string {
  const segments = path.split('/').filter(Boolean).map(escapeSegment);
  return [`/${viewOf(query)}${prefixOf(screen)}`, ...segments].join('/');
}

/**
 * The canonical address that an internal path is rendered for.
 * @param segments what follows the view and a folder of a kind, as Next reads it from the path
 */
export function addressOf(view: string, segments: readonly string[]): { path: string; query: Query } {
  return {
    path: `/${segments.map(unescapeSegment).join('/')}`,
    query: view === PLAIN_VIEW ? {} : Object.fromEntries(new URLSearchParams(unescapeSegment(view))),
  };
}

const FIXED = new Map(screenEntries().map(([screen]) => [screen as string, screen]));

const CATCH_ALLS = screenEntries().flatMap(([screen]) => {
  const folder = folderOf(screen);
  return folder === null ? [] : [{ screen, folder }];
});

/** The screen of an internal path, as Next finds it. */
export function screenOf(key: string): Screen {
  const start = key.indexOf('/', 1);
  const route = start < 0 ? '/' : key.slice(start);
  const found = FIXED.get(route) ?? CATCH_ALLS.find(({ folder }) => route.startsWith(folder))?.screen;
  return found ?? ERROR_SCREEN;
}

/** Whether an internal path shows own content: no prices, and nothing without which it cannot be shown. */
export const isStaticContent = (key: string): boolean => screenFacts(screenOf(key)).isStatic;

/** Whether an internal path is that of an error page. */
export const isErrorPage = (key: string): boolean => screenOf(key) === ERROR_SCREEN;

/** Paths and their page numbers are a countable set, every other query of a listing is not. */
const COUNTABLE_VIEW = new RegExp(`^/(?:${PLAIN_VIEW}|pg~3D\\d+)(?:/|$)`);

/** Whether the page of an internal path never reaches the disk: one of an endless set, or of use for a moment only. */
export function isMemoryOnly(key: string): boolean {
  if (isErrorPage(key)) return true;
  const { cache } = screenFacts(screenOf(key));
  return cache === 'variant' || (cache === 'query' && !COUNTABLE_VIEW.test(key));
}
