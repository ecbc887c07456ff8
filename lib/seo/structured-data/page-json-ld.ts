import type { Crumb } from '@/lib/catalog/hrefs';
import { storeId } from './store';

/** Type of an institutional page: about the shop, contact, or any other text. */
type PageType = 'AboutPage' | 'ContactPage' | 'Article';

/** Usual words in the addresses of institutional pages. */
const ABOUT = /\/(?:quem-somos|sobre(?:-nos|-a-\w+)?|a-empresa|nossa-historia|institucional)$/;
const CONTACT = /\/(?:contato|fale-conosco|central-de-atendimento|atendimento|onde-estamos)$/;

/** The type of the institutional page at `path`. */
export function institutionalType(path: string): PageType {
  if (ABOUT.test(path)) return 'AboutPage';
  return CONTACT.test(path) ? 'ContactPage' : 'Article';
}

type Input = { path: string; name: string; description: string; shopName: string; siteUrl: string };

/** JSON-LD of a page about the shop or about its contacts. */
export function shopPageJsonLd({ path, name, description, siteUrl }: Input) {
  return {
    '@context': 'https://schema.org',
    '@type': institutionalType(path),
    name,
    url: `${siteUrl}${path}`,
    ...(description ? { description } : {}),
    about: { '@id': storeId(siteUrl) },
  };
}

/** Properties for next-seo's ArticleJsonLd, for any other text of the shop. */
export function articleProps({ path, name, description, shopName, siteUrl }: Input) {
  const url = `${siteUrl}${path}`;
  return {
    headline: name,
    url,
    ...(description ? { description } : {}),
    publisher: { '@type': 'Organization' as const, name: shopName, url: siteUrl },
    mainEntityOfPage: { '@type': 'WebPage' as const, '@id': url },
  };
}

/**
 * The steps of the visible breadcrumb, with absolute addresses. A step without a link is left out, since
 * search engines require an address; the last step is the page itself.
 * @param path of the page
 */
export function breadcrumbItems(breadcrumb: readonly Crumb[], path: string, siteUrl: string) {
  return breadcrumb.flatMap(({ label, href }, index) => {
    const target = href ?? (index === breadcrumb.length - 1 ? path : null);
    return target === null ? [] : [{ name: label, item: new URL(target, siteUrl).href }];
  });
}

type ItemList = { itemListElement: readonly { position: number }[] };

/** Continues the positions of a list after the `offset` entries on previous pages. */
export function numberFrom<List extends ItemList>(list: List, offset: number): List {
  const itemListElement = list.itemListElement.map((item) => ({ ...item, position: item.position + offset }));
  return { ...list, itemListElement };
}
