export type GclidDecision =
  /** The rule does not apply. */
  | 'none'
  /** Answer without content: the router falls back to loading the document (full reload). */
  | 'reload'
  /** Send to the bare path first; the reload follows there. */
  | 'strip-query';

type Visit = {
  /** Target path and whether it has a query of its own (the router's own `_rsc` not counted). */
  path: string;
  hasQuery: boolean;
  /** True when the client router asks for data rather than the browser for a document. */
  isRouterRequest: boolean;
  /** Origin under which the browser knows this shop. */
  origin: string;
  referer: string | null;
};

function previousPage({ referer, origin }: Visit): URL | null {
  if (referer === null || !URL.canParse(referer)) return null;
  const previous = new URL(referer);
  return previous.origin === origin ? previous : null;
}

/**
 * After a page with `gclid`, the next path is loaded as a document and without its query (ROUTE-26,
 * DESIGN-26, A-06). Filters of the same path and searches keep what they need to work.
 */
export function gclidDecision(visit: Visit): GclidDecision {
  const previous = previousPage(visit);
  if (previous === null || !previous.searchParams.has('gclid')) return 'none';
  if (previous.pathname === visit.path || visit.path === '/busca') return 'none';
  if (visit.hasQuery) return 'strip-query';
  return visit.isRouterRequest ? 'reload' : 'none';
}
