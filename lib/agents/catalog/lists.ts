import 'server-only';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { readMenuOf } from '@/lib/content/shell/read-shell';
import type { Query } from '@/lib/platform/canonical-query';
import { cachedRead } from '@/lib/platform/data-cache';
import { LISTING_LEVELS, type ListingLevel } from '@/lib/platform/endpoints/listings';
import { verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { isStoreApiError } from '@/lib/platform/errors';
import { pathTag } from '@/lib/platform/purges';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { isEnabled } from '@/lib/screens/enabled';
import { matchScreen } from '@/lib/screens/match-screen';
import { screenConfig } from '@/lib/screens/screens';

/** A list of products at an address of the shop. */
export type ProductList = { level: ListingLevel; path: string; query: Query };

const PREFIX = 'product/listing/';
const MAX_LISTS = 12;
const CATEGORY_PATH = /^\/[\w-]+(?:\/[\w-]+){0,3}$/;

const toLevel = (nivel: string | undefined): ListingLevel | null =>
  LISTING_LEVELS.find((level) => nivel === `${PREFIX}${level}`) ?? null;

async function verifiedLevel(path: string): Promise<ListingLevel | null> {
  try {
    const nivel = await cachedRead(
      `level ${path}`,
      SHELL_TTL,
      () => verifyUrl(path),
      () => [pathTag(path)],
    );
    return toLevel(nivel);
  } catch (error) {
    if (isStoreApiError(error) && error.kind === 'absent') return null;
    throw error;
  }
}

/** The list of products at a path; null if there is something else, or nothing. @throws StoreApiError */
async function listAt(path: string): Promise<ProductList | null> {
  if (!CATEGORY_PATH.test(path)) return null;
  const matched = matchScreen(path, isEnabled);
  if (matched === 'unknown') return null;
  const level = matched === 'verify' ? await verifiedLevel(path) : toLevel(screenConfig(matched).level);
  return level === null || level === 'search' ? null : { level, path, query: {} };
}

const pathOfCategory = (value: string) => `/${value.replace(/^\/+|\/+$/g, '')}`;

async function listsAt(paths: readonly string[]): Promise<ProductList[]> {
  const lists: ProductList[] = [];
  for (const path of new Set(paths)) {
    const list = await listAt(path);
    if (list !== null) lists.push(list);
    if (lists.length === MAX_LISTS) break;
  }
  return lists;
}

/**
 * The lists of the categories with these paths, and the paths that are not categories.
 * @throws StoreApiError
 */
export async function categoryLists(
  values: readonly string[],
): Promise<{ lists: ProductList[]; unknown: string[] }> {
  const lists = await listsAt(values.map(pathOfCategory));
  const paths = new Set(lists.map(({ path }) => path));
  return { lists, unknown: values.filter((value) => !paths.has(pathOfCategory(value))) };
}

/** All products of the shop, as far as its main menu links to lists of them. */
export async function wholeShop(): Promise<ProductList[]> {
  const menu = await readMenuOf('menu-principal');
  const paths = menu.flatMap(({ rota }) =>
    rota?.path && Object.keys(rota.query).length === 0 ? [rota.path.replace(/\/+$/, '')] : [],
  );
  return listsAt(paths);
}

export const searchList = (words: string): ProductList => ({
  level: 'search',
  path: '/busca',
  query: { busca: words },
});

/** Products per read: as many as on a page, so that pages and agents share reads. */
export const LIST_PAGE = 12;

const EMPTY_AFTER_END = (error: unknown) => isStoreApiError(error) && error.kind === 'absent';

/** A page of a list, from 1; null beyond its end, or if the list does not exist. @throws StoreApiError */
export async function readListPage(list: ProductList, page: number): Promise<Listagem | null> {
  const query = page === 1 ? list.query : { ...list.query, pg: String(page) };
  try {
    return await readListingPage(list.level, list.path, query);
  } catch (error) {
    if (EMPTY_AFTER_END(error)) return null;
    throw error;
  }
}
