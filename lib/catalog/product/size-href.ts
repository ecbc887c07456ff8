/** Query key of an address that preselects a size: `/armacao-serra.html?tamanho=54`. */
export const SIZE_KEY = 'tamanho';

/**
 * Address of a product with the given size selected, and its query in canonical order; unchanged if the size
 * is `''`.
 */
export function sizeHref(href: string, label: string): string {
  if (label === '') return href;
  const [path = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  query.set(SIZE_KEY, label);
  query.sort();
  return `${path}?${query}`;
}

/** Like `sizeHref`, for the absolute address of a product. */
export const sizeUrl = (url: string, label: string): string =>
  new URL(sizeHref(new URL(url).pathname, label), url).href;

/** The path of a product's address, and the size in it; `''` for none. */
export function splitSize(href: string): { path: string; size: string } {
  const [path = '', search] = href.split('?');
  return { path, size: new URLSearchParams(search).get(SIZE_KEY) ?? '' };
}
