/** A host with or without www, since the platform does not always write it as the configuration does. */
const nameOf = ({ host }: URL) => host.replace(/^www\./, '');

/**
 * Returns `url` at the store site's own origin if it leads there, where orders are paid, also if it is written with
 * http, or with or without www; null for any other host, for a URL with user info, and for `''`, which the platform
 * sends for none.
 */
export function safeStoreUrl(url: string, storeSiteUrl: string): string | null {
  if (url === '' || !URL.canParse(url, storeSiteUrl)) return null;
  const store = new URL(storeSiteUrl);
  const target = new URL(url, store);
  const { href, origin, protocol, username, password } = target;
  const isStore = /^https?:$/.test(protocol) && nameOf(target) === nameOf(store);
  return isStore && username === '' && password === '' ? store.origin + href.slice(origin.length) : null;
}

/** The store site's cart page. */
export function checkoutUrl(storeSiteUrl: string): string {
  return `${storeSiteUrl}/checkout/carrinho/`;
}
