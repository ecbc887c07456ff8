import { linkHref, rotaHref } from '@/lib/catalog/hrefs';
import type { ItemDeMenu } from '@/lib/platform/schemas/blocks';
import type { MenuLink } from '@/lib/shared/menu-link';

const MAX_SVG_LENGTH = 4_000;

/** What drawing programs write before the drawing: XML declaration, document type, comments. */
const PROLOG = /^(?:\s|<\?[^>]*>|<!--.*?-->|<!doctype[^>]*>)+/is;

/**
 * URL of a menu entry's icon: its picture, or its SVG markup as a data URL; '' if both are missing or the
 * markup is too large. The markup needs no sanitising, because an SVG inside an `img` runs no script and
 * loads nothing.
 */
export function menuIconUrl({ icone, svg }: Pick<ItemDeMenu, 'icone' | 'svg'>): string {
  if (/^https?:\/\//i.test(icone) && URL.canParse(icone)) return icone;
  const markup = svg.replace(PROLOG, '').trim();
  if (!/^<svg[\s>]/i.test(markup) || markup.length > MAX_SVG_LENGTH) return '';
  const complete = /\sxmlns=/.test(markup)
    ? markup
    : markup.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(complete)}`;
}

/** Address of a menu entry; null if it leads nowhere. */
export const menuHref = ({ rota, link }: ItemDeMenu, storeOrigins: readonly string[]): string | null =>
  linkHref(rotaHref(rota) ?? link, storeOrigins);

/** The platform's menu entries as plain links; entries without a label are dropped. */
export function menuLinks(items: readonly ItemDeMenu[], storeOrigins: readonly string[]): MenuLink[] {
  return items
    .filter(({ label }) => label !== '')
    .map((item) => {
      const { label, target, destaque, sub } = item;
      const icon = menuIconUrl(item);
      return {
        label,
        href: menuHref(item, storeOrigins),
        ...(target === '_blank' && { target }),
        ...(destaque && { isHighlighted: destaque }),
        ...(icon && { icon }),
        children: menuLinks(sub, storeOrigins),
      };
    });
}

/** The links that lead anywhere. */
export const leadingAnywhere = (links: readonly { label: string; href: string | null }[]) =>
  links.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));

const MOST_SEARCHED_LIMIT = 24;

/** Page of the shopper's own measures. */
export const MEASURE_PATH = '/minha-medida';

/** Children of this path are brands, whose names are clear without a parent. */
export const BRANDS_PATH = '/marcas';

type LabelledEntry = { label: string; href: string | null; children: readonly MenuLink[] };

/**
 * Children of these entries. Their labels are prefixed with their parent's ('Óculos de sol Feminino'), unless
 * they are clear without it.
 */
function childEntries(entries: readonly LabelledEntry[], labelsStandAlone: boolean): LabelledEntry[] {
  return entries.flatMap((entry) =>
    entry.children.map(({ label, href, children }) => ({
      label: labelsStandAlone || entry.href === BRANDS_PATH ? label : `${entry.label} ${label}`,
      href,
      children,
    })),
  );
}

type SearchedLink = { label: string; href: string };

const MOST_SEARCHED_TITLE = /^(?:o )?mais[\s-]+(?:buscad|procurad|pesquisad)[ao]s$/i;

/**
 * Footer menus without the platform's group of most searched links, and separately that group; null if there
 * is none.
 */
export function splitFooterMenus(menus: readonly MenuLink[]): {
  columns: MenuLink[];
  mostSearched: SearchedLink[] | null;
} {
  const isGroup = ({ label, children }: MenuLink) => MOST_SEARCHED_TITLE.test(label) && children.length > 0;
  // Links to other sites stay, since the platform chose them.
  const links = menus.filter(isGroup).flatMap(({ children }) => leadingAnywhere(children));
  return {
    columns: menus.filter((menu) => !isGroup(menu)),
    mostSearched: links.length > 0 ? links : null,
  };
}

/**
 * The menus, with links to the shopper's favourites, comparison and measures (TRY-11) added to the first
 * menu, if any.
 */
export function withDevicePages(menus: readonly MenuLink[]): MenuLink[] {
  const pages = [
    { label: 'Favoritos', href: '/favoritos' },
    { label: 'Comparar', href: '/comparar' },
    { label: 'Minha medida', href: MEASURE_PATH },
  ].map((page) => ({ ...page, children: [] }));
  return menus.map((menu, index) => (index > 0 ? menu : { ...menu, children: [...menu.children, ...pages] }));
}

/**
 * Most searched links for a platform that has no such group: the menu entries below the first level, breadth
 * first, each address once, and only pages of this shop.
 * @param labelsStandAlone whether a child's label, such as 'Geradores', is clear without its parent's
 */
export function mostSearched(menu: readonly MenuLink[], labelsStandAlone: boolean): SearchedLink[] {
  const secondLevel = childEntries(menu, labelsStandAlone);
  const labels = new Map<string, string>();
  for (const { label, href } of [...secondLevel, ...childEntries(secondLevel, labelsStandAlone)]) {
    if (href?.startsWith('/') && !labels.has(href)) labels.set(href, label);
  }
  return [...labels].slice(0, MOST_SEARCHED_LIMIT).map(([href, label]) => ({ label, href }));
}
