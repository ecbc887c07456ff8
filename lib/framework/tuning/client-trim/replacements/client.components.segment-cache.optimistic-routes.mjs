import { fulfillRouteCacheEntry, writeRouteIntoCache } from 'next/dist/client/components/segment-cache/cache';

/* Next guesses the structure of a page from known addresses. The middleware rewrites all addresses of the shop to one
   tree (lib/screens) whose segments appear in none of them, so Next never learns one. Only its cache is left. */
export function discoverKnownRoute(now, pathname, search, nextUrl, pendingEntry, ...route) {
  // The arguments after these five serve only the guess.
  const facts = route.slice(0, 5);
  return pendingEntry === null
    ? writeRouteIntoCache(now, pathname, search, nextUrl, ...facts)
    : fulfillRouteCacheEntry(now, pendingEntry, ...facts);
}
export function matchKnownRoute() {
  return null;
}
export function resetKnownRoutes() {}
