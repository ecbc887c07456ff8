import { linkHref } from '@/lib/catalog/hrefs';
import type { Banner } from '@/lib/platform/schemas/blocks';

/** Home page sections that consist of banners and load later. */
export type BannerSection = 'styles' | 'trends' | 'social';

/** A banner ready to show. `href` is sanitised, or null. Pictures have 1920x400 and 720x550 px. */
export type DisplayBanner = {
  id: string;
  alt: string;
  /** Short campaign line, '' if there is none. */
  title: string;
  href: string | null;
  desktop: string;
  mobile: string;
};

/** Banners with at least one picture; a missing size is replaced by the other one. */
export function toDisplayBanners(
  banners: readonly Banner[],
  storeOrigins: readonly string[],
): DisplayBanner[] {
  return banners.flatMap(({ id, nome, alt, dimensoes: { desktop, mobile } }, index) => {
    const wide = desktop?.imagem || mobile?.imagem;
    const narrow = mobile?.imagem || desktop?.imagem;
    if (!wide || !narrow) return [];
    const title = desktop?.title || mobile?.title || '';
    return [
      {
        id: id || String(index),
        // A linked banner needs an accessible name.
        alt: alt || nome || title || 'Campanha da loja',
        title,
        href: linkHref(desktop?.link || mobile?.link || '', storeOrigins),
        desktop: wide,
        mobile: narrow,
      },
    ];
  });
}

/**
 * The line above the header: the platform's pitch banner, which may also be a picture of text, or without one
 * the promise of free delivery.
 */
export function pitchLine(banner: Banner | undefined, storeOrigins: readonly string[], freeShipping: string) {
  const { desktop = null, mobile = null } = banner?.dimensoes ?? {};
  const text = desktop?.title || mobile?.title || banner?.alt || banner?.nome || '';
  if (text === '') return { text: freeShipping, href: null };
  return { text, href: linkHref(desktop?.link || mobile?.link || '', storeOrigins) };
}

/** A social feed post, which the platform stores as a banner. */
export type SocialPost = { id: string; link: string | null; image: string; alt: string };

export const SOCIAL_FEED_SLUG = 'banners-home-social';

const MAX_SOCIAL_POSTS = 9;

/** The newest posts, at most nine. Mobile pictures are used, because they are square. */
export function toSocialPosts(banners: readonly DisplayBanner[]): SocialPost[] {
  return banners
    .slice(0, MAX_SOCIAL_POSTS)
    .map(({ id, href, mobile, alt }) => ({ id, link: href, image: mobile, alt }));
}
