import { orderedQuery, type Query, withoutDefaults } from '@/lib/platform/canonical-query';
import { ERROR_SCREEN, folderOf, prefixOf, type Screen, screenEntries, screenFacts } from './screens';

/** A canonical address of the shop. */
export type Address = { path: string; query: Query };

/** The view of a page without query. */
const PLAIN_VIEW = 'plain';

/** Whether a first segment is a view written by `makePage`; no page is known for others. */
export const isView = (view: string): boolean => view === PLAIN_VIEW || view.includes('~3D');

/** A page of the shop: its screen, its canonical address and its internal path. */
export type Page = {
  screen: Screen;
  path: string;
  /** Only the keys that select another page; `{}` for most screens. */
  query: Query;
  /**
   * Internal path, and key in the page store: the view, the folder of the kind if the platform named it, and the
   * path. Read by `addressOf`.
   */
  key: string;
};

/**
 * Percent-encoding with `~`, since Next decodes percent signs on the way. Kept unescaped are safe characters and the
 * dot of `.html`: routers give a meaning to other endings.
 */
function escapeSegment(text: string): string {
  const escaped = (character: string) =>
    `~${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return text.replace(/(?!\.html$)[^\w-]/g, escaped);
}

function viewOf(query: Query): string {
  const text = orderedQuery(withoutDefaults(query));
  return text === '' ? PLAIN_VIEW : escapeSegment(text);
}

/** The page at a canonical path with this screen. */
export function makePage(screen: Screen, path: string, query: Query = {}): Page {
  const segments = path.split('/').filter(Boolean).map(escapeSegment);
  return { screen, path, query, key: [`/${viewOf(query)}${prefixOf(screen)}`, ...segments].join('/') };
}

const unescapeSegment = (segment: string) =>
  segment.replace(/~([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * The canonical address of a rendered page, from its internal path (`makePage`).
 * @param address the segments after the view and the folder of a kind, as Next reads them from the path
 */
export function addressOf(view: string, address: readonly string[]): Address {
  return {
    path: `/${address.map(unescapeSegment).join('/')}`,
    query: view === PLAIN_VIEW ? {} : Object.fromEntries(new URLSearchParams(unescapeSegment(view))),
  };
}

/** The page at the same path with another query. */
export const withQuery = ({ screen, path }: Page, query: Query): Page => makePage(screen, path, query);

/** The error page of a status. */
export const errorPage = (status: number): Page => makePage(ERROR_SCREEN, `/${status}`);

const FIXED = new Map(screenEntries().map(([screen]) => [screen as string, screen]));

const CATCH_ALLS = screenEntries().flatMap(([screen]) => {
  const folder = folderOf(screen);
  return folder === null ? [] : [{ screen, folder }];
});

/** The screen of an internal path, by Next's rules. */
export function screenOf(key: string): Screen {
  const start = key.indexOf('/', 1);
  const route = start < 0 ? '/' : key.slice(start);
  const found = FIXED.get(route) ?? CATCH_ALLS.find(({ folder }) => route.startsWith(folder))?.screen;
  return found ?? ERROR_SCREEN;
}

/** Whether an internal path shows the shop's own content: no prices, and no required data. */
export const isStaticContent = (key: string): boolean => screenFacts(screenOf(key)).isStatic;

/** Whether an internal path is that of an error page. */
export const isErrorPage = (key: string): boolean => screenOf(key) === ERROR_SCREEN;

/** Paths and their page numbers are a finite set; all other queries of a listing are not. */
const COUNTABLE_VIEW = new RegExp(`^/(?:${PLAIN_VIEW}|pg~3D\\d+)(?:/|$)`);

/** Whether the page of an internal path is never stored on disk: it is one of an unlimited set, or soon outdated. */
export function isMemoryOnly(key: string): boolean {
  if (isErrorPage(key)) return true;
  const { cache } = screenFacts(screenOf(key));
  return cache === 'variant' || (cache === 'query' && !COUNTABLE_VIEW.test(key));
}
