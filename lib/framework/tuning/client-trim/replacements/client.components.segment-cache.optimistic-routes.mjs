import { fulfillRouteCacheEntry, writeRouteIntoCache } from 'next/dist/client/components/segment-cache/cache';

/*
 * Next guesses the structure of a page from addresses that it knows. The middleware rewrites all addresses of
 * the shop to one tree (lib/screens), whose segments occur in no address, so Next never learns one. Only the
 * cache of this module is needed.
 */
export function discoverKnownRoute(now, pathname, search, nextUrl, pendingEntry, ...route) {
  // The arguments after the first five only serve the guess.
  const facts = route.slice(0, 5);
  return pendingEntry === null
    ? writeRouteIntoCache(now, pathname, search, nextUrl, ...facts)
    : fulfillRouteCacheEntry(now, pendingEntry, ...facts);
}
export function matchKnownRoute() {
  return null;
}
export function resetKnownRoutes() {}
