import type { ListingLevel } from '@/lib/store-api/endpoints/listings';

/** What a canonical path is, before the platform is asked (spec 001 §2.1, ROUTE-10 to ROUTE-25). */
export type Route =
  | { screen: 'home' }
  | { screen: 'article' }
  /** Our own page of every primitive, for review; linked from nowhere. */
  | { screen: 'design-system' }
  | { screen: 'black-friday' }
  | { screen: 'brands' }
  | { screen: 'own-page' }
  | { screen: 'evaluation' }
  | { screen: 'page' }
  | { screen: 'lists' }
  | { screen: 'list' }
  | { screen: 'product' }
  | { screen: 'listing'; level: ListingLevel }
  /** Only the platform knows: GET url/verify. */
  | { screen: 'ask' }
  | { screen: 'unknown' };

const FIXED: Record<string, Route> = {
  '/': { screen: 'home' },
  '/cartao-bndes': { screen: 'article' },
  '/design-system': { screen: 'design-system' },
  '/pagina/acessibilidade': { screen: 'article' },
  '/pagina/avaliacao-loja': { screen: 'evaluation' },
  '/pagina/contato': { screen: 'own-page' },
  '/pagina/perguntas-frequentes': { screen: 'own-page' },
  '/pagina/quem-somos': { screen: 'own-page' },
  '/marcas': { screen: 'brands' },
  '/busca': { screen: 'listing', level: 'search' },
  '/lista': { screen: 'lists' },
  '/c/black-friday': { screen: 'black-friday' },
};

/** First segments that are never a category, with the number of further segments they take. */
const PREFIXED: Record<string, { from: number; to: number; route: Route }> = {
  pagina: { from: 1, to: 2, route: { screen: 'page' } },
  lista: { from: 1, to: 1, route: { screen: 'list' } },
  c: { from: 1, to: 5, route: { screen: 'listing', level: 'landing-page' } },
  marcas: { from: 1, to: 5, route: { screen: 'listing', level: 'brand' } },
  busca: { from: 1, to: 0, route: { screen: 'unknown' } },
  // Belongs to the store site; here it would only be asked for by mistake (ROUTE-29).
  checkout: { from: 1, to: 0, route: { screen: 'unknown' } },
  'minha-conta': { from: 1, to: 0, route: { screen: 'unknown' } },
  rendition: { from: 1, to: 0, route: { screen: 'unknown' } },
  v2: { from: 1, to: 0, route: { screen: 'unknown' } },
};

const RESERVED_SINGLE = new Set(['c', 'pagina', 'checkout', 'minha-conta', 'rendition', 'v2']);
const MAX_CATEGORY_DEPTH = 4;

/**
 * Names the screen of a path: fixed routes first, then `.html` products, then prefixed families; one other
 * segment is for the platform to tell, two to four are a category.
 * @param path canonical path, without query
 */
export function matchRoute(path: string): Route {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed !== undefined) return fixed;
  const [first = '', ...rest] = path.slice(1).split('/');
  const family = Object.hasOwn(PREFIXED, first) ? PREFIXED[first] : undefined;
  if (family !== undefined && rest.length > 0) {
    return rest.length >= family.from && rest.length <= family.to ? family.route : { screen: 'unknown' };
  }
  if (rest.length === 0) {
    if (RESERVED_SINGLE.has(first)) return { screen: 'unknown' };
    return first.endsWith('.html') && first !== '.html' ? { screen: 'product' } : { screen: 'ask' };
  }
  return rest.length < MAX_CATEGORY_DEPTH ? { screen: 'listing', level: 'category' } : { screen: 'unknown' };
}

const LISTING_LEVEL = /^product\/listing\/(category|brand|landing-page|search)$/;

/** Turns the platform's `nivel` into a screen; an unknown level is a category listing (ROUTE-02 to 04, A-04). */
export function routeOfLevel(nivel: string): Route {
  if (nivel === 'home') return { screen: 'home' };
  if (nivel === 'page') return { screen: 'page' };
  if (nivel === 'product/detail') return { screen: 'product' };
  if (nivel === 'list/detail') return { screen: 'list' };
  if (nivel === 'list/listing') return { screen: 'lists' };
  const level = LISTING_LEVEL.exec(nivel)?.[1] as ListingLevel | undefined;
  return { screen: 'listing', level: level ?? 'category' };
}
