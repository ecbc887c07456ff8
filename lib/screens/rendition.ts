import { listingHref, type Query } from '@/lib/platform/canonical-query';
import { encodeAddress } from '@/lib/shared/address-segment';
import { type PathScreen, type QueryScreen, SCREENS, screenEntries } from './screens';

/** A page as the cache knows it: what to show and the canonical address it is shown for. */
export type Rendition =
  | { screen: PathScreen; path: string }
  | { screen: QueryScreen; path: string; query: Query }
  | { screen: 'error'; status: number };

/** Path and query of a page, `{}` for screens whose query changes nothing. */
export function addressOf(rendition: Exclude<Rendition, { screen: 'error' }>): {
  path: string;
  query: Query;
} {
  return { path: rendition.path, query: 'query' in rendition ? rendition.query : {} };
}

/** Folder of the internal routes; never reachable from outside. */
const RENDITION_ROOT = '/rendition';

const STATIC_FOLDERS = screenEntries().flatMap(([screen, { isStatic }]) =>
  isStatic ? [`${RENDITION_ROOT}/${screen}/`] : [],
);

/** Whether an internal path shows content of our own: no prices, and nothing without which it cannot be shown. */
export function isStaticContent(internalPath: string): boolean {
  return STATIC_FOLDERS.some((folder) => internalPath.startsWith(folder));
}

const ERROR_FOLDER = `${RENDITION_ROOT}/error/`;

/** Whether an internal path is that of an error page. */
export function isErrorPage(internalPath: string): boolean {
  return internalPath.startsWith(ERROR_FOLDER);
}

const SCREEN_FOLDERS = screenEntries().map(([screen]) => ({
  screen,
  folder: `${RENDITION_ROOT}/${screen}/`,
}));

/** The kind of page that an internal path shows. */
export const screenOf = (internalPath: string): string =>
  SCREEN_FOLDERS.find(({ folder }) => internalPath.startsWith(folder))?.screen ?? 'error';

/** Paths and their page numbers are a countable set; every other query is kept apart from them. */
function cachePartition(screen: QueryScreen, query: Query): 'core' | 'variant' {
  const isCountable = Object.keys(query).every((key) => key === 'pg');
  return SCREENS[screen].cache === 'query' && isCountable ? 'core' : 'variant';
}

/** Internal path of a rendition; also its key in the page store. */
export function renditionPath(rendition: Rendition): string {
  const folder = `${RENDITION_ROOT}/${rendition.screen}`;
  if (rendition.screen === 'error') return `${folder}/${rendition.status}`;
  if (!('query' in rendition)) return `${folder}/${encodeAddress(rendition.path)}`;
  const { screen, path, query } = rendition;
  return `${folder}/${cachePartition(screen, query)}/${encodeAddress(listingHref(path, query))}`;
}
