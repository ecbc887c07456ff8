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

/** The path of a product's address, which is the same in all sizes. */
export const withoutSize = (href: string): string => href.split('?')[0] ?? '';

/** The size in a product's address; `''` for none. */
export const sizeIn = (href: string): string => new URLSearchParams(href.split('?')[1]).get(SIZE_KEY) ?? '';
