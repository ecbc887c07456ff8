import type { Crumb } from '@/lib/catalog/hrefs';

/**
 * The visible breadcrumb with absolute addresses. A step without a link is left out, since search engines want an
 * address; the last one is the page itself.
 * @param path of the page
 */
export function breadcrumbJsonLd(breadcrumb: readonly Crumb[], path: string, siteUrl: string) {
  const steps = breadcrumb.flatMap(({ label, href }, index) => {
    const target = href ?? (index === breadcrumb.length - 1 ? path : null);
    return target === null ? [] : [{ name: label, item: new URL(target, siteUrl).href }];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Questions and answers of a page; answers as plain text. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
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
