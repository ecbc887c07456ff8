import { linkHref } from '@/lib/routing/shop-href';
import type { Banner } from '@/lib/store-api/schemas/vitrine';

/** A banner ready to show: `href` safe or null, `desktop` and `mobile` picture addresses. */
export type PlainBanner = {
  id: string;
  alt: string;
  title: string;
  href: string | null;
  desktop: string;
  mobile: string;
};

/** Banners of the platform with at least one picture; either size stands in for the other (HOME-25). */
export function plainBanners(banners: readonly Banner[], storeOrigins: readonly string[]): PlainBanner[] {
  return banners.flatMap(({ id, nome, alt, dimensoes: { desktop, mobile } }, index) => {
    const wide = desktop?.imagem || mobile?.imagem;
    const narrow = mobile?.imagem || desktop?.imagem;
    if (!wide || !narrow) return [];
    return [
      {
        id: id || String(index),
        alt: alt || nome,
        title: desktop?.title || mobile?.title || '',
        href: linkHref(desktop?.link || mobile?.link || '', storeOrigins),
        desktop: wide,
        mobile: narrow,
      },
    ];
  });
}
