import type { Crumb } from '@/lib/catalog/hrefs';

/**
 * The steps of the visible breadcrumb with absolute addresses. A step without a link is left out, since search engines
 * want an address; the last one is the page itself.
 * @param path of the page
 */
export function breadcrumbItems(breadcrumb: readonly Crumb[], path: string, siteUrl: string) {
  return breadcrumb.flatMap(({ label, href }, index) => {
    const target = href ?? (index === breadcrumb.length - 1 ? path : null);
    return target === null ? [] : [{ name: label, item: new URL(target, siteUrl).href }];
  });
}

type ItemList = { itemListElement: readonly { position: number }[] };

/** The list with its positions counted on from `offset` entries on the pages before. */
export function numberFrom<List extends ItemList>(list: List, offset: number): List {
  const itemListElement = list.itemListElement.map((item) => ({ ...item, position: item.position + offset }));
  return { ...list, itemListElement };
}
