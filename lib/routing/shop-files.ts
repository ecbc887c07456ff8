import type { StorefrontId } from '@/lib/storefront/storefronts';

/** Files at a fixed address of which every storefront has its own in public/. */
const PLACES: Record<string, (id: StorefrontId) => string> = {
  '/favicon.ico': (id) => `/icons/${id}/favicon.ico`,
  '/offline/tokens.css': (id) => `/storefronts/${id}-offline.css`,
  '/offline/drawing.svg': (id) => `/storefronts/${id}-offline.svg`,
};

/** Path in public/ of the file that the storefront has at `path`; null for what is no such file (VARIANT-01, A31). */
export function shopFile(path: string, id: StorefrontId): string | null {
  return Object.hasOwn(PLACES, path) ? (PLACES[path]?.(id) ?? null) : null;
}
