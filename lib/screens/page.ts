import { orderedQuery, type Query, withoutDefaults } from '@/lib/platform/canonical-query';
import { ERROR_SCREEN, folderOf, prefixOf, type Screen, screenConfig, screenEntries } from './screens';

/** A canonical address of the shop. */
export type Address = { path: string; query: Query };

/** The view of a page without a query. */
const PLAIN_VIEW = 'plain';

/** Whether a first segment is a view written by `makePage`. No page exists for any other. */
export const isView = (view: string): boolean => view === PLAIN_VIEW || view.includes('~3D');

/** A page of the shop: its screen, its canonical address and its internal path. */
export type Page = {
  screen: Screen;
  path: string;
  /** Only the keys that select a different page; `{}` for most screens. */
  query: Query;
  /**
   * Internal path, and key in the page store: the view, the folder of the page's kind if the platform
   * determined it, and the path. `addressOf` reads it.
   */
  key: string;
};

/**
 * Percent-encoding with `~` instead of `%`, since Next decodes percent signs. Safe characters and the dot of
 * `.html` stay; other dots are escaped because routers interpret other endings.
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
 * @param address the segments after the view and the kind's folder, as Next reads them from the path
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

/** The screen of an internal path, found by Next's own rules. */
export function screenOf(key: string): Screen {
  const start = key.indexOf('/', 1);
  const route = start < 0 ? '/' : key.slice(start);
  const found = FIXED.get(route) ?? CATCH_ALLS.find(({ folder }) => route.startsWith(folder))?.screen;
  return found ?? ERROR_SCREEN;
}

/** Whether the page at an internal path is the shop's own content, which has no prices and needs no data. */
export const isStaticContent = (key: string): boolean => screenConfig(screenOf(key)).isStatic;

/** Whether an internal path is that of an error page. */
export const isErrorPage = (key: string): boolean => screenOf(key) === ERROR_SCREEN;

/**
 * Matches listings whose number is limited: paths and their page numbers. All other queries are unlimited.
 */
const COUNTABLE_VIEW = new RegExp(`^/(?:${PLAIN_VIEW}|pg~3D\\d+)(?:/|$)`);

/**
 * Whether the page at an internal path is never stored on disk, because it is one of an unlimited number or
 * soon outdated.
 */
export function isMemoryOnly(key: string): boolean {
  if (isErrorPage(key)) return true;
  const { cache } = screenConfig(screenOf(key));
  return cache === 'variant' || (cache === 'query' && !COUNTABLE_VIEW.test(key));
}
