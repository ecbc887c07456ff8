/**
 * Returns `url` if it leads to the store site, where orders are paid; null for any other origin, for a URL with user
 * info, and for `''`, which the platform sends for none.
 */
export function safeStoreUrl(url: string, storeSiteUrl: string): string | null {
  if (url === '' || !URL.canParse(url, storeSiteUrl)) return null;
  const { href, origin, username, password } = new URL(url, storeSiteUrl);
  return origin === new URL(storeSiteUrl).origin && username === '' && password === '' ? href : null;
}

/** The store site's cart page. */
export function checkoutUrl(storeSiteUrl: string): string {
  return `${storeSiteUrl}/checkout/carrinho/`;
}
