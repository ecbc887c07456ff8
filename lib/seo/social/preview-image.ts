import { createHash } from 'node:crypto';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import type { Seo } from '@/lib/platform/schemas/page-content';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/** Size in px that every service shows completely and at full width. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const PREVIEW_PATH = /^\/social\/([0-9a-f]{16})(\/.+)?\.jpg$/;

/** Whether a path is the address of a drawn picture, which has its own route. */
export function isSocialPicture(path: string): boolean {
  return PREVIEW_PATH.test(path);
}

/**
 * Short hash of a source picture's address. A new source results in a new address, so no cache shows the old
 * picture.
 */
export function sourceName(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** Path of the preview picture of `page`, drawn from `source`. */
export function socialPath(page: string, source: string): string {
  return `/social/${sourceName(source)}${page === '/' ? '' : page}.jpg`;
}

/** Page and source name in a path made by `socialPath`; null for other paths. */
export function readSocialPath(path: string): { page: string; name: string } | null {
  const [, name, page = '/'] = PREVIEW_PATH.exec(path) ?? [];
  return name === undefined ? null : { page, name };
}

/**
 * Absolute address of a picture; the platform may send it relative to its own site. '' for invalid addresses and for
 * SVG, which no service shows.
 */
export function pictureUrl(address: string): string {
  const base = address.startsWith('/') ? serverConfig().storeSiteUrl : undefined;
  if (!URL.canParse(address, base)) return '';
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) && !/\.svgz?$/i.test(url.pathname) ? url.href : '';
}

/** Whether the server may fetch a picture: only from configured origins. */
export function mayFetchPicture(address: string): boolean {
  const url = new URL(address);
  return url.username === '' && url.password === '' && serverConfig().pictureOrigins.includes(url.origin);
}

/** Possible sources of a preview picture, in order, each once. */
export function previewSources(addresses: readonly (string | undefined)[]): string[] {
  const pictures = addresses.map((address) => pictureUrl(address ?? ''));
  return [...new Set(pictures.filter((address) => address !== '' && mayFetchPicture(address)))];
}

/** The first photo of a product, if the server may fetch it. */
export const framePhotoOf = ({ midias }: Pick<ProdutoDetalhe, 'midias'>): string | null =>
  previewSources([midias.imagens[0]?.arquivos.big])[0] ?? null;

/** Whether browsers may get the address of a picture that the server may not fetch. */
function isPublicPicture(address: string): boolean {
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

/** A picture for link previews. Its size in px is left out if unknown. */
export type SocialImage = { url: string; alt: string; width?: number; height?: number; type?: string };

/** The shop's own picture, for pages without one. */
function shopImage(shopName: string): SocialImage {
  const storefront = currentStorefront();
  return {
    url: `${serverConfig().siteUrl}${storefrontAddress(storefront, 'social.jpg')}`,
    alt: `${shopName}: ${storefront.copy.homeTitle}`,
    ...SOCIAL_SIZE,
    type: 'image/jpeg',
  };
}

const hasPreviewSize = ({ openGraphImagemLargura: width, openGraphImagemAltura: height }: Seo) =>
  width === SOCIAL_SIZE.width && height === SOCIAL_SIZE.height;

/** Media type of a picture by its file extension; undefined if unknown. */
function typeOf(url: string): string | undefined {
  const ending = /\.(jpe?g|png|webp)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase();
  return ending && `image/${ending.replace('jpg', 'jpeg')}`;
}

/** The platform's own picture, used unchanged. */
function platformImage(url: string, alt: string, size: Partial<typeof SOCIAL_SIZE>): SocialImage {
  const type = typeOf(url);
  return { url, alt, ...size, ...(type ? { type } : {}) };
}

/**
 * The picture of a page in link previews. A picture that declares the right size is used unchanged; from any
 * other, the shop draws its own (app/social). Pictures on origins from which the server may not fetch are
 * linked unchanged. A page without a picture gets the shop's.
 * @param page canonical path
 * @param alt alternative text: the page's title
 * @param addresses the page's pictures, preferred one first
 */
export function socialImage(
  { seo, page, alt, shopName }: { seo: Seo | null; page: string; alt: string; shopName: string },
  ...addresses: (string | undefined)[]
): SocialImage {
  const pictures = addresses.map((address) => pictureUrl(address ?? '')).filter(Boolean);
  const [first = ''] = pictures;
  const openGraphUrl = pictureUrl(seo?.openGraphUrlImagem ?? '');
  if (seo && hasPreviewSize(seo) && first !== '' && first === openGraphUrl)
    return platformImage(first, alt, SOCIAL_SIZE);
  const [source] = previewSources(addresses);
  const elsewhere = pictures.find(isPublicPicture);
  if (source === undefined) return elsewhere ? platformImage(elsewhere, alt, {}) : shopImage(shopName);
  const url = `${serverConfig().siteUrl}${socialPath(page, source)}`;
  return { url, alt, ...SOCIAL_SIZE, type: 'image/jpeg' };
}
