import { listingHref, type Query } from '@/lib/listing/query';

/** Query keys that change the view but not what the page is about (B12). */
const VIEW_KEYS = ['order', 'ipp'];

function ownQuery(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !VIEW_KEYS.includes(key)));
}

function samePath(canonical: string, path: string): boolean {
  return (
    URL.canParse(canonical) && new URL(canonical).pathname.replace(/\/+$/, '') === path.replace(/\/+$/, '')
  );
}

/**
 * The one absolute address of a page, on our own origin. The platform's `canonical` wins when it names another
 * path (a product that has moved, SEO-04); its host never does, since a shop may be served from several.
 */
export function canonicalUrl(siteUrl: string, path: string, query: Query, platformCanonical: string): string {
  const own = new URL(listingHref(path, ownQuery(query)), siteUrl).href;
  if (!URL.canParse(platformCanonical) || samePath(platformCanonical, path)) return own;
  const { protocol, pathname } = new URL(platformCanonical);
  if (protocol !== 'https:' && protocol !== 'http:') return own;
  const target = pathname.replace(/\/+$/, '') || '/';
  return new URL(target.startsWith('//') ? '/' : target, siteUrl).href;
}
