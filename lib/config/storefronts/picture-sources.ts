import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from './current';

const originOf = (url: string) => new URL(url).origin;

/** A host with a letter is a name and not an IP address. */
const NAME = /[a-z]/i;

/**
 * A host and all its subdomains, since shops often have separate picture servers. Only `www` is removed from
 * the name: a rule that counts labels would allow all of .com.br.
 */
function hostsBelow(url: string): string[] {
  const { protocol, host, hostname } = new URL(url);
  if (protocol !== 'https:' || !hostname.includes('.') || !NAME.test(hostname)) return [];
  const parent = host.replace(/^www\./, '');
  return [`https://${parent}`, `https://*.${parent}`];
}

/**
 * Allowed sources of pictures for the Content-Security-Policy: the store's origins and their subdomains, the shop's
 * services, and PICTURE_ORIGINS.
 */
export function pictureSources(): string[] {
  const { storeApiUrl, storeSiteUrl, siteUrl, blogApiUrl, reviewsApiUrl, pictureOrigins } = serverConfig();
  const services = [blogApiUrl, reviewsApiUrl].flatMap((url) => (url === undefined ? [] : [originOf(url)]));
  const seals = currentStorefront().seals.map(({ image }) => originOf(image));
  const own = [storeApiUrl, storeSiteUrl, siteUrl].flatMap(hostsBelow);
  return [...new Set([...pictureOrigins, ...own, ...services, ...seals])];
}

function matches(source: string, url: URL): boolean {
  if (source === 'https:') return url.protocol === source;
  const [scheme = '', parent] = source.split('*', 2);
  // On an https shop, browsers request even http pictures by https.
  if (parent === undefined) return source === url.origin || source === url.origin.replace(/^http:/, 'https:');
  return scheme === 'https://' && url.host.endsWith(parent);
}

/**
 * Whether a page's policy allows this picture.
 * @param address absolute
 */
export function isShownPicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return pictureSources().some((source) => matches(source, url));
}
