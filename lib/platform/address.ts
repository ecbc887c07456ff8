function splitAddress(pathWithQuery: string): { path: string; query: URLSearchParams } {
  // URL treats backslashes as slashes and drops control characters, so several of them at the start would
  // introduce a host.
  const parsed = new URL(pathWithQuery.replace(/^[/\\\p{Cc} ]*/u, '/'), 'http://shop.invalid');
  return { path: parsed.pathname, query: parsed.searchParams };
}

// The path is already percent-encoded. This escapes only the characters that would end the parameter or
// become a space.
function pathParameter(path: string): string {
  return `url=${path.replace(/[&+]/g, encodeURIComponent)}`;
}

/** `url` parameter of url/verify: path and query as one value. */
export function verifyQuery(pathWithQuery: string): string {
  const { path, query } = splitAddress(pathWithQuery);
  const search = query.size > 0 ? `?${query}` : '';
  return `url=${encodeURIComponent(path + search).replaceAll('%2F', '/')}`;
}

/** `url` parameter of detail and page calls: the path alone. */
export function pathQuery(pathWithQuery: string): string {
  return pathParameter(splitAddress(pathWithQuery).path);
}

// A page address must not override the call's own parameters.
const RESERVED_PARAMETERS = ['url', 'offset', 'limit'];

function pageParameters(query: URLSearchParams): URLSearchParams {
  const copy = new URLSearchParams(query);
  for (const name of RESERVED_PARAMETERS) copy.delete(name);
  return copy;
}

type PageWindow = { offset: number; limit: number };

function joinQuery(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('&');
}

/** Query of a listing call: `url=` with the path, the page's own parameters, then offset and limit. */
export function listingQuery(pathWithQuery: string, { offset, limit }: PageWindow, order?: string): string {
  const { path, query } = splitAddress(pathWithQuery);
  const parameters = pageParameters(query);
  if (order !== undefined && !parameters.get('order')) parameters.set('order', order);
  return joinQuery(pathParameter(path), parameters.toString(), `offset=${offset}&limit=${limit}`);
}

/** Query of the search listing: the page's parameters, then offset and limit. */
export function searchQuery(pathWithQuery: string, { offset, limit }: PageWindow): string {
  return joinQuery(
    pageParameters(splitAddress(pathWithQuery).query).toString(),
    `offset=${offset}&limit=${limit}`,
  );
}
