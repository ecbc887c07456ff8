import 'server-only';
import { storeOrigins } from '@/lib/config/store-site';
import { readBannersOf } from '@/lib/home/server';
import { linkHref } from '@/lib/routing/shop-href';

/** Banners that lead to campaigns; many a campaign is linked from nowhere else. */
const BANNERS = [
  'banner-principal',
  'banner-pitchbar',
  'banner-marcas-home',
  'banners-home-estilos',
  'banners-home-tendencias',
];

/** Path of a page of this shop that a link of the platform leads to; filtered views and fragments are none. */
function pathOf(link: string): string[] {
  const href = linkHref(link, storeOrigins());
  return href?.startsWith('/') && !/[?#]/.test(href) ? [href.replace(/\/+$/, '') || '/'] : [];
}

/** Paths of this shop that a text of the platform links to, as raw HTML. */
export function pathsInText(html: string): string[] {
  return [...html.matchAll(/\shref\s*=\s*["']([^"']+)["']/gi)].flatMap(([, link = '']) => pathOf(link));
}

/** Paths that the home page's banners lead to; none while they cannot be read. */
export async function pathsInBanners(): Promise<string[]> {
  const all = await Promise.all(BANNERS.map((slug) => readBannersOf(slug)));
  return all
    .flat()
    .flatMap(({ dimensoes: { desktop, mobile } }) => pathOf(desktop?.link || mobile?.link || ''));
}
