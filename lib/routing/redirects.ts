import { isEvaluationKey, isEvaluationOpen } from '@/lib/forms/evaluation-key';
import type { Query } from '@/lib/platform/canonical-query';
import type { Screen } from '@/lib/screens/screens';
import { spellPath } from '@/lib/shared/spell-path';

/** The query of an address, with spaces instead of control characters, which HTML cannot contain. */
export const readQuery = (parameters: URLSearchParams): Query =>
  Object.fromEntries(Array.from(parameters, ([key, value]) => [key, value.replace(/\p{Cc}+/gu, ' ')]));

/** Query key of the words that a shopper typed, in which nothing is renamed. */
const SEARCHED = 'busca';

/**
 * The current address for an address with a renamed word in its path or filters; null for any other.
 * @param renamed maps each old word to the current one
 */
export function renamedAddress(
  path: string,
  query: Query,
  renamed: Readonly<Record<string, string>>,
): string | null {
  const words = Object.entries(renamed).map(
    ([old, word]) => [new RegExp(`(?<![a-z0-9])${old}(?![a-z0-9])`, 'gi'), word] as const,
  );
  if (words.length === 0) return null;
  const rename = (text: string) => words.reduce((result, [old, word]) => result.replace(old, word), text);
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, key === SEARCHED ? value : rename(value)]),
  );
  const isSame = rename(path) === path && search.toString() === new URLSearchParams(query).toString();
  return isSame ? null : rename(path) + (search.size > 0 ? `?${search}` : '');
}

/** The page for evaluating the store, reachable only with a key that the platform accepts. */
const EVALUATION = '/pagina/avaliacao-loja' satisfies Screen;

const MAX_PATH_LENGTH = 2048;

function isWellFormed(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    // decodeURIComponent throws on malformed percent-encoding.
    return false;
  }
}

/**
 * The canonical form of a raw request path, so that a page has one address and one cache entry: no trailing or
 * repeated slashes, no needless percent-encoding. Null for a malformed path: broken percent-encoding or control
 * characters.
 * @param sent `/`-rooted path as sent, without the query
 */
export const canonicalPath = (sent: string): string | null => (isWellFormed(sent) ? spellPath(sent) : null);

export type GclidAction =
  /** The rule does not apply. */
  | 'none'
  /** Respond without content, so that the router loads the document (full reload). */
  | 'reload'
  /** Redirect to the path without its query; the reload follows there. */
  | 'strip-query';

type PageRequest = {
  /** Target path and whether it has a query (without the router's `_rsc`). */
  path: string;
  hasQuery: boolean;
  /** True for a request from the client router; false for one from the browser. */
  isRouterRequest: boolean;
  /** Whether an origin is this shop's in the browser. */
  isShopOrigin: (origin: string) => boolean;
  referer: string | null;
};

function previousPage({ referer, isShopOrigin }: PageRequest): URL | null {
  if (referer === null || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return isShopOrigin(url.origin) ? url : null;
}

/**
 * After a page with `gclid`, the next path is loaded as a document without its query. Filters on the same
 * path and searches keep their parameters.
 */
export function gclidAction(request: PageRequest): GclidAction {
  const previous = previousPage(request);
  if (previous === null || !previous.searchParams.has('gclid')) return 'none';
  if (previous.pathname === request.path || request.path === '/busca') return 'none';
  if (request.hasQuery) return 'strip-query';
  return request.isRouterRequest ? 'reload' : 'none';
}

/**
 * Whether the response to this address reveals if an evaluation key is valid, so that clients could guess
 * keys.
 */
export function revealsKey(path: string, { key = '' }: Query): boolean {
  return path === EVALUATION && isEvaluationKey(key);
}

/**
 * Whether an address redirects to the home page, which the store evaluation does unless its key is accepted
 * by the platform.
 */
export async function redirectsHome(path: string, query: Query): Promise<boolean> {
  return path === EVALUATION && !(await isEvaluationOpen(query.key ?? ''));
}
