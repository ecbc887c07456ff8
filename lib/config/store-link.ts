/**
 * The host and the rest of an absolute address as `URL` writes it. The platform does not always write http and www as
 * the configuration does. User info makes another host.
 */
const PARTS = /^https?:\/\/(?:www\.)?([^/]*)(.*)/;

/**
 * Returns `url` at the store site's own origin if it leads there, where orders are paid, also if it is written with
 * http, or with or without www; null for any other host, for a URL with user info, and for `''`, which the platform
 * sends for none.
 */
export function safeStoreUrl(url: string, storeSiteUrl: string): string | null {
  if (!url || !URL.canParse(url, storeSiteUrl)) return null;
  const [, host, rest] = PARTS.exec(new URL(url, storeSiteUrl).href) ?? [];
  const { href, origin } = new URL(storeSiteUrl);
  return host === PARTS.exec(href)?.[1] ? origin + rest : null;
}

/** The store site's cart page. */
export function checkoutUrl(storeSiteUrl: string): string {
  return `${storeSiteUrl}/checkout/carrinho/`;
}
