import { serverConfig } from '@/lib/config/server';
import { socialPath } from '@/lib/social/address';
import { SOCIAL_SIZE } from '@/lib/social/size';
import { pictureAddress, sourcesOf } from '@/lib/social/source';
import type { Seo } from '@/lib/store-api/schemas/estrutura';
import { currentStorefront } from '@/lib/storefront/current';

/** A picture for link previews, 1200 × 630 px and below 300 KB (B23). */
export type SocialImage = { url: string; alt: string; width: number; height: number; type?: string };

/** The shop's own picture, its wordmark, emblem and trade, for pages that have none. */
function shopImage(): SocialImage {
  const { id, name, words } = currentStorefront();
  return {
    url: `${serverConfig().siteUrl}/storefronts/${id}-social.jpg`,
    alt: `${name}: ${words.homeTitle}`,
    ...SOCIAL_SIZE,
    type: 'image/jpeg',
  };
}

const isRight = ({ openGraphImagemLargura: width, openGraphImagemAltura: height }: Seo) =>
  width === SOCIAL_SIZE.width && height === SOCIAL_SIZE.height;

/** Kind of a file by its name; undefined where that does not tell. */
function typeOf(url: string): string | undefined {
  const ending = /\.(jpe?g|png|webp)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase();
  return ending && `image/${ending.replace('jpg', 'jpeg')}`;
}

/** A picture of the platform's as it is. */
function wholeImage(url: string, alt: string): SocialImage {
  const type = typeOf(url);
  return { url, alt, ...SOCIAL_SIZE, ...(type ? { type } : {}) };
}

/**
 * The picture of a page in link previews (SEO-08, SEO-09). A platform that says of its picture that it has the right
 * size is believed; others name pictures of any size and weight, from which the shop draws its own (app/social). A page
 * without a picture that the shop may fetch has that of the shop.
 * @param page canonical path
 * @param alt what the picture is about: the page's title
 * @param addresses the page's pictures, the wanted one first
 */
export function socialImage(
  { seo, page, alt }: { seo: Seo | null; page: string; alt: string },
  ...addresses: (string | undefined)[]
): SocialImage {
  const [first = ''] = addresses.map((address) => pictureAddress(address ?? '')).filter(Boolean);
  const given = pictureAddress(seo?.openGraphUrlImagem ?? '');
  if (seo && isRight(seo) && first !== '' && first === given) return wholeImage(first, alt);
  const [source] = sourcesOf(addresses);
  if (source === undefined) return shopImage();
  const url = `${serverConfig().siteUrl}${socialPath(page, source)}`;
  return { url, alt, ...SOCIAL_SIZE, type: 'image/jpeg' };
}
