import { linkHref, rotaHref } from '@/lib/routing/shop-href';
import type { ItemDeMenu } from '@/lib/store-api/schemas/menu';

/** A category with its picture and sub-categories; picture addresses are `''` for none. */
export type FeaturedCategory = {
  label: string;
  href: string;
  image: string;
  links: { label: string; href: string; icon: string }[];
};

const SHOWN = 3;
const MAX_DRAWING = 4_000;

/**
 * Icon of a menu entry as a picture's address: its picture, or its drawing. As a picture a drawing is inert: it runs
 * no script, loads nothing and cannot leave its box, whatever the platform put into it (C8).
 */
function iconOf({ icone, svg }: Pick<ItemDeMenu, 'icone' | 'svg'>): string {
  if (/^https?:\/\//i.test(icone) && URL.canParse(icone)) return icone;
  const drawing = svg.trim();
  if (!/^<svg[\s>]/i.test(drawing) || drawing.length > MAX_DRAWING) return '';
  const named = /\sxmlns=/.test(drawing)
    ? drawing
    : drawing.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}

/** The first categories of the eyewear menu with their sub-categories (HOME-05, DATA-33, A-80). */
export function featuredCategories(
  menu: readonly ItemDeMenu[],
  storeOrigins: readonly string[],
): FeaturedCategory[] {
  const entries = (items: readonly ItemDeMenu[]) =>
    items.flatMap((item) => {
      const href = rotaHref(item.rota) ?? linkHref(item.link, storeOrigins);
      return item.label === '' || href === null ? [] : [{ item, href }];
    });
  return entries(menu)
    .slice(0, SHOWN)
    .map(({ item, href }) => ({
      label: item.label,
      href,
      image: iconOf(item),
      links: entries(item.sub).map(({ item: child, href: target }) => ({
        label: child.label,
        href: target,
        icon: iconOf(child),
      })),
    }));
}
