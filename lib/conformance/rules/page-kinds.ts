/** Parts of the shop in shoppers' words; each has a score. */
export const PAGE_KINDS = [
  'header and footer',
  'home page',
  'listings',
  'search',
  'product pages',
  'kits',
  'text pages and forms',
  'cart',
  'account',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const CALLS: readonly [RegExp, PageKind][] = [
  [/settings|menus\/(?:menu-principal|links-rodape)|url\/verify/, 'header and footer'],
  [/listing\/search/, 'search'],
  [/url\/list\/| list\/shop/, 'kits'],
  [/brands|product\/listing|banner-(?:marca|categoria|listagem)/, 'listings'],
  [/product\/|shipment|produto-detalhe/, 'product pages'],
  [/url\/home|menus\/|banners?|lancamentos/, 'home page'],
  [/checkout\/cart/, 'cart'],
  [/checkout\/user|wishlist|browsing-history|sale\//, 'account'],
];

/** The part of the shop that uses a call, such as 'listings' for 'GET brands'. */
export function pageKindOf(call: string): PageKind {
  return CALLS.find(([pattern]) => pattern.test(call))?.[1] ?? 'text pages and forms';
}
