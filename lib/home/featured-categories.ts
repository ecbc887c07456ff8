import type { ShellLink } from '@/lib/shell/menu-links';

/** A category with its picture and sub-categories; picture addresses are `''` for none. */
export type FeaturedCategory = {
  label: string;
  href: string;
  image: string;
  links: { label: string; href: string; icon: string }[];
};

const SHOWN = 3;

/** The first categories of the eyewear menu with their sub-categories (HOME-05, A-80). */
export function featuredCategories(menu: readonly ShellLink[]): FeaturedCategory[] {
  return menu
    .flatMap(({ label, href, icone, children }) =>
      href === null
        ? []
        : [
            {
              label,
              href,
              image: icone,
              links: children.flatMap((child) =>
                child.href === null ? [] : [{ label: child.label, href: child.href, icon: child.icone }],
              ),
            },
          ],
    )
    .slice(0, SHOWN);
}
