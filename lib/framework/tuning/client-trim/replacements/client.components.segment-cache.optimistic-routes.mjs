import { fulfillRouteCacheEntry, writeRouteIntoCache } from 'next/dist/client/components/segment-cache/cache';

/*
 * Next guesses the structure of a page from addresses that it knows. The middleware rewrites all of the shop's to one
 * tree (lib/screens), whose segments are in none of them, so that Next never learns one. Only its cache is left.
 */
export function discoverKnownRoute(now, pathname, search, nextUrl, pendingEntry, ...route) {
  // Only the guess needs the exports after these five.
  const facts = route.slice(0, 5);
  return pendingEntry === null
    ? writeRouteIntoCache(now, pathname, search, nextUrl, ...facts)
    : fulfillRouteCacheEntry(now, pendingEntry, ...facts);
}
export function matchKnownRoute() {
  return null;
}
export function resetKnownRoutes() {}
