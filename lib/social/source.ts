import { serverConfig } from '@/lib/config/server';

/**
 * Absolute address of a picture; the platform may write it relative to its own site. '' for what is none, and for
 * drawings, which no service shows.
 */
export function pictureAddress(address: string): string {
  const base = address.startsWith('/') ? serverConfig().storeSiteUrl : undefined;
  if (!URL.canParse(address, base)) return '';
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) && !/\.svgz?$/i.test(url.pathname) ? url.href : '';
}

/** Whether the shop may fetch a picture: it lies on an origin that the configuration names, and nowhere else. */
export function isOwnPicture(address: string): boolean {
  const url = new URL(address);
  return url.username === '' && url.password === '' && serverConfig().pictureOrigins.includes(url.origin);
}

/** Those of a page's pictures that its social picture may be drawn from, in their order, each once. */
export function sourcesOf(addresses: readonly (string | undefined)[]): string[] {
  const pictures = addresses.map((address) => pictureAddress(address ?? ''));
  return [...new Set(pictures.filter((address) => address !== '' && isOwnPicture(address)))];
}
