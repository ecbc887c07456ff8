import { serverConfig } from './environment';

/** Address of a page of the store site, such as `/checkout/carrinho/`. */
export function storeSiteHref(path: `/${string}`): string {
  return new URL(path, serverConfig().storeSiteUrl).href;
}

/** Origins whose absolute links become links to pages of this shop. The store site comes first. */
export function storeOrigins(): string[] {
  const { storeSiteUrl, storeApiUrl } = serverConfig();
  return [...new Set([storeSiteUrl, new URL(storeApiUrl).origin])];
}
