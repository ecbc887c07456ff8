/**
 * `url` when it leads to the store site that takes the payment, else null (C6). The platform's answers decide
 * where a shopper is sent, so the whole origin must match after parsing; user info is refused.
 */
export function storeLink(url: string, storeSiteUrl: string): string | null {
  if (!URL.canParse(url, storeSiteUrl)) return null;
  const { href, origin, username, password } = new URL(url, storeSiteUrl);
  return origin === new URL(storeSiteUrl).origin && username === '' && password === '' ? href : null;
}

/** The store site's cart page (CART-10). */
export function checkoutHref(storeSiteUrl: string): string {
  return `${storeSiteUrl}/checkout/carrinho/`;
}
