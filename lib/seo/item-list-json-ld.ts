/**
 * The products of a listing page in their order (B8).
 * @param paths root-relative addresses as shown
 * @param offset products on the pages before this one
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
