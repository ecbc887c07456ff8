import type { StorefrontId } from '@/lib/config/storefronts/registry';

const CRAWLER_FILES = ['/robots.txt', '/sitemap.xml', '/opensearch.xml', '/feed/google.xml'];

/** Whether a path is a file for machines, which has a route of its own and is no page. */
export function isCrawlerFile(path: string): boolean {
  return CRAWLER_FILES.includes(path) || /^\/sitemaps\/[a-z]+-\d{1,4}\.xml$/.test(path);
}

/** Files at a fixed address of which every storefront has its own in public/. */
const STOREFRONT_FILES: Record<string, (id: StorefrontId) => string> = {
  '/favicon.ico': (id) => `/icons/${id}/favicon.ico`,
  '/offline/tokens.css': (id) => `/storefronts/${id}-offline.css`,
  '/offline/drawing.svg': (id) => `/storefronts/${id}-offline.svg`,
};

/** Path in public/ of the storefront's file at `path`; null when there is none. */
export function storefrontFile(path: string, id: StorefrontId): string | null {
  return Object.hasOwn(STOREFRONT_FILES, path) ? (STOREFRONT_FILES[path]?.(id) ?? null) : null;
}
