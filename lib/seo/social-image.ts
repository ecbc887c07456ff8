import { serverConfig } from '@/lib/config/server';
import { currentStorefront } from '@/lib/storefront/current';

/** A picture for link previews; width and height in px where they are known. */
export type SocialImage = { url: string; alt: string; width?: number; height?: number; type?: string };

/** What every service shows whole and in full width; lighter than the 300 KB that messengers take (B23). */
const SIZE = { width: 1200, height: 630 };

/** The shop's own picture, its wordmark, emblem and trade, for pages that have none. */
function shopImage(): SocialImage {
  const { id, name, words } = currentStorefront();
  return {
    url: `${serverConfig().siteUrl}/storefronts/${id}-social.jpg`,
    alt: `${name}: ${words.homeTitle}`,
    ...SIZE,
    type: 'image/jpeg',
  };
}

/**
 * Absolute address of a picture; the platform may write it relative to its own site. '' for what is none, and for
 * drawings, which no service shows.
 */
function absolute(address: string): string {
  const base = address.startsWith('/') ? serverConfig().storeSiteUrl : undefined;
  if (!URL.canParse(address, base)) return '';
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) && !/\.svg$/i.test(url.pathname) ? url.href : '';
}

/**
 * The picture of a page in link previews (SEO-08, SEO-09): the first address that is one, in the platform's own
 * size, of which nothing is known and so nothing told; else that of the shop.
 * @param alt what the picture is about: the page's title
 */
export function socialImage(alt: string, ...addresses: (string | undefined)[]): SocialImage {
  const url = addresses.map((address) => absolute(address ?? '')).find((found) => found !== '');
  return url === undefined ? shopImage() : { url, alt };
}
