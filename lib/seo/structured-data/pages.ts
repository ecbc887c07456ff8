import type { Crumb } from '@/lib/catalog/hrefs';
import { replaceAngleBrackets } from '@/lib/shared/html/angle-brackets';

/**
 * The visible breadcrumb with absolute addresses. A step without a link is left out, since search engines want an
 * address; the last one is the page itself.
 * @param path of the page
 */
export function breadcrumbJsonLdItems(breadcrumb: readonly Crumb[], path: string, siteUrl: string) {
  return breadcrumb.flatMap(({ label, href }, index) => {
    const target = href ?? (index === breadcrumb.length - 1 ? path : null);
    if (target === null) return [];
    return [{ name: replaceAngleBrackets(label), item: new URL(target, siteUrl).href }];
  });
}

/** Questions and answers of a page; answers as plain text. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: replaceAngleBrackets(question),
      acceptedAnswer: { '@type': 'Answer', text: replaceAngleBrackets(answer) },
    })),
  };
}

/**
 * The entries of a listing page in their order.
 * @param paths root-relative addresses as shown
 * @param offset entries on the pages before this one
 */
export function itemListJsonLd(paths: readonly string[], offset: number, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: `${siteUrl}${path}`,
    })),
  };
}
