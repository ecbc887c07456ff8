/** Splits a page address as it stands in a URL, percent-encoding included, into path and query. */
function split(pathWithQuery: string): { path: string; query: URLSearchParams } {
  // URL reads backslashes as slashes and leaves control characters out: two of either at the start would name a host.
  const parsed = new URL(pathWithQuery.replace(/^[/\\\p{Cc} ]*/u, '/'), 'http://shop.invalid');
  return { path: parsed.pathname, query: parsed.searchParams };
}

// The path goes out as it stands: only what would end the parameter, or be read as a blank, is escaped.
function pathParameter(path: string): string {
  return `url=${path.replace(/[&+]/g, encodeURIComponent)}`;
}

/** `url` parameter of url/verify: path and query as one value. */
export function verifyQuery(pathWithQuery: string): string {
  const { path, query } = split(pathWithQuery);
  const search = query.size > 0 ? `?${query}` : '';
  return `url=${encodeURIComponent(path + search).replaceAll('%2F', '/')}`;
}

/** `url` parameter of detail and page calls: the path alone (A-73, API-08). */
export function pathQuery(pathWithQuery: string): string {
  return pathParameter(split(pathWithQuery).path);
}

// A page address must not be able to override what the call itself says.
const OWN_PARAMETERS = ['url', 'offset', 'limit'];

function pageParameters(query: URLSearchParams): URLSearchParams {
  const copy = new URLSearchParams(query);
  for (const name of OWN_PARAMETERS) copy.delete(name);
  return copy;
}

type Window = { offset: number; limit: number };

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('&');
}

/**
 * Query of a listing call: `url=` and the full path with its first `?` turned into `&`, so that the page's
 * parameters become the call's, then offset and limit.
 */
export function listingQuery(pathWithQuery: string, { offset, limit }: Window, order?: string): string {
  const { path, query } = split(pathWithQuery);
  const parameters = pageParameters(query);
  if (order !== undefined && !parameters.get('order')) parameters.set('order', order);
  return joined(pathParameter(path), parameters.toString(), `offset=${offset}&limit=${limit}`);
}

/** Query of the search listing: the page's query without its path, then offset and limit (A-72, API-06). */
export function searchQuery(pathWithQuery: string, { offset, limit }: Window): string {
  return joined(pageParameters(split(pathWithQuery).query).toString(), `offset=${offset}&limit=${limit}`);
}
