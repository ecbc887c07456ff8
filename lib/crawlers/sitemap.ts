import { element } from './xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Addresses that one sitemap may hold (B21). */
export const MAX_ADDRESSES = 50_000;

/** Pictures told per address; more would only repeat the views of one product. */
const MAX_PICTURES = 10;

export const URLSET_HEAD = `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n`;
export const URLSET_TAIL = '</urlset>\n';

/**
 * One address of a sitemap with its pictures. No lastmod: the platform tells none, and an untrue one is
 * worse than none (B21).
 */
export function sitemapEntry(address: string, pictures: readonly string[] = []): string {
  const images = pictures
    .slice(0, MAX_PICTURES)
    .map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`)
    .join('');
  return `<url>${element('loc', address)}${images}</url>\n`;
}

/** The index that names all sitemaps, by absolute address. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`).join('');
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`;
}
