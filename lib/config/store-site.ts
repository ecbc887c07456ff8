import { serverConfig } from './environment';

/** Address of a page of the store site, such as `/checkout/carrinho/`. */
export function storeSiteHref(path: `/${string}`): string {
  return new URL(path, serverConfig().storeSiteUrl).href;
}

/** The ways in which old links spell an origin: with and without https and www. */
function spellingsOf(origin: string): string[] {
  const { host } = new URL(origin);
  const isDomain = /[a-z]\.[a-z]+$/i.test(host);
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  return [host, ...(isDomain ? [other] : [])].flatMap((name) => [`https://${name}`, `http://${name}`]);
}

/** Origins whose absolute links become links to pages of this shop. The store site comes first. */
export function storeOrigins(): string[] {
  const { storeSiteUrl, storeApiUrl } = serverConfig();
  return [
    ...new Set([
      storeSiteUrl,
      ...[storeSiteUrl, storeApiUrl].flatMap((url) => spellingsOf(new URL(url).origin)),
    ]),
  ];
}
