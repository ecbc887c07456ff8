import { linkHref, rotaHref } from '@/lib/catalog/hrefs';
import type { ItemDeMenu } from '@/lib/platform/schemas/blocks';
import { menuIconUrl } from './shell/menus';

/** A category with its picture and subcategories; picture URLs are '' if missing. */
export type FeaturedCategory = {
  label: string;
  href: string;
  image: string;
  links: { label: string; href: string; icon: string }[];
};

/** The categories of the eyewear menu, with their subcategories. */
export function featuredCategories(
  menu: readonly ItemDeMenu[],
  storeOrigins: readonly string[],
): FeaturedCategory[] {
  const withHref = (items: readonly ItemDeMenu[]) =>
    items.flatMap((item) => {
      const href = linkHref(rotaHref(item.rota) ?? item.link, storeOrigins);
      return item.label === '' || href === null ? [] : [{ item, href }];
    });
  return withHref(menu).map(({ item, href }) => ({
    label: item.label,
    href,
    image: menuIconUrl(item),
    links: withHref(item.sub).map(({ item: child, href: target }) => ({
      label: child.label,
      href: target,
      icon: menuIconUrl(child),
    })),
  }));
}
