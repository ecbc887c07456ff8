import type { ItemDeMenu } from '@/lib/platform/schemas/blocks';
import { menuHref, menuIconUrl } from './shell/menus';

type CategoryLink = { label: string; href: string; icon: string };

/** A category with its picture and subcategories; picture URLs are '' if missing, `href` is null without a page. */
export type FeaturedCategory = {
  label: string;
  href: string | null;
  image: string;
  links: CategoryLink[];
};

/** The named categories of the eyewear menu that lead anywhere, themselves or by their subcategories. */
export function featuredCategories(
  menu: readonly ItemDeMenu[],
  storeOrigins: readonly string[],
): FeaturedCategory[] {
  const linksOf = (items: readonly ItemDeMenu[]) =>
    items.flatMap((item): CategoryLink[] => {
      const href = menuHref(item, storeOrigins);
      return item.label === '' || href === null ? [] : [{ label: item.label, href, icon: menuIconUrl(item) }];
    });
  return menu
    .map((item) => ({
      label: item.label,
      href: menuHref(item, storeOrigins),
      image: menuIconUrl(item),
      links: linksOf(item.sub),
    }))
    .filter(({ label, href, links }) => label !== '' && (href !== null || links.length > 0));
}
