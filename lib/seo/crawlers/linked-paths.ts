import 'server-only';
import { linkHref } from '@/lib/catalog/hrefs';
import { storeOrigins } from '@/lib/config/store-site';
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';

/** Positions of banners that link to campaigns, many of which have no other link. */
const PROMOTION_BANNERS = [
  'banner-principal',
  'banner-pitchbar',
  'banner-marcas-home',
  'banners-home-estilos',
  'banners-home-tendencias',
];

/**
 * The path of this shop in a link, in a list; empty for other links, including filtered views and fragments.
 */
function storefrontPath(link: string): string[] {
  const href = linkHref(link, storeOrigins());
  return href?.startsWith('/') && !/[?#]/.test(href) ? [href.replace(/\/+$/, '') || '/'] : [];
}

/** Paths of this shop in the links of the platform's raw HTML. */
export function pathsInText(html: string): string[] {
  return [...html.matchAll(/\shref\s*=\s*["']([^"']+)["']/gi)].flatMap(([, link = '']) =>
    storefrontPath(link),
  );
}

/** Paths in the links of the home page's banners; empty if the banners cannot be read. */
export async function pathsInBanners(): Promise<string[]> {
  const all = await Promise.all(PROMOTION_BANNERS.map((slug) => readCachedBanners(slug)));
  return all
    .flat()
    .flatMap(({ dimensoes: { desktop, mobile } }) => storefrontPath(desktop?.link || mobile?.link || ''));
}
