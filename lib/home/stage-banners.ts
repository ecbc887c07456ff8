import { linkHref } from '@/lib/routing/shop-href';
import type { Banner } from '@/lib/store-api/schemas/vitrine';

/** Stages of the home page that are made of banners and wait for the shopper. */
export type BannerKind = 'styles' | 'trends' | 'social';

/** A banner ready to show, `href` safe or null; pictures of 1920x400 and 720x550 px (HOME-04). */
export type StageBanner = {
  id: string;
  alt: string;
  /** Short line of the campaign, `''` for none. */
  title: string;
  href: string | null;
  desktop: string;
  mobile: string;
};

/** Banners of the platform with at least one picture; either size stands in for the other (HOME-25). */
export function plainBanners(banners: readonly Banner[], storeOrigins: readonly string[]): StageBanner[] {
  return banners.flatMap(({ id, nome, alt, dimensoes: { desktop, mobile } }, index) => {
    const wide = desktop?.imagem || mobile?.imagem;
    const narrow = mobile?.imagem || desktop?.imagem;
    if (!wide || !narrow) return [];
    const title = desktop?.title || mobile?.title || '';
    return [
      {
        id: id || String(index),
        // A banner that is a link has to have a name.
        alt: alt || nome || title || 'Campanha da loja',
        title,
        href: linkHref(desktop?.link || mobile?.link || '', storeOrigins),
        desktop: wide,
        mobile: narrow,
      },
    ];
  });
}
