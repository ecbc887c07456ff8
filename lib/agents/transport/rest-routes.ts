import { AGENT_PATHS } from '../protocol/addresses';

export const MAX_BODY_BYTES = 20_000;

/** An address of the REST binding, and its operation. `[^/]+` is the id of a cart. */
type Route = { method: 'GET' | 'POST' | 'PUT'; path: RegExp; operation: string; hasBody: boolean };

const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/catalog\/search$/, operation: 'search_catalog', hasBody: true },
  { method: 'POST', path: /^\/catalog\/lookup$/, operation: 'lookup_catalog', hasBody: true },
  { method: 'POST', path: /^\/catalog\/product$/, operation: 'get_product', hasBody: true },
  { method: 'POST', path: /^\/carts$/, operation: 'create_cart', hasBody: true },
  { method: 'GET', path: /^\/carts\/([^/]+)$/, operation: 'get_cart', hasBody: false },
  { method: 'PUT', path: /^\/carts\/([^/]+)$/, operation: 'update_cart', hasBody: true },
  { method: 'POST', path: /^\/carts\/([^/]+)\/cancel$/, operation: 'cancel_cart', hasBody: true },
];

const MAX_PATH = 800;

/**
 * The operation at an address, or the allowed methods if the method is wrong; null if the address is unknown.
 */
export function findRoute(
  method: string,
  path: string,
): { operation: string; id: string; hasBody: boolean } | { allow: string } | null {
  if (path.length > MAX_PATH) return null;
  const below = path.slice(AGENT_PATHS.rest.length);
  const there = ROUTES.filter((route) => route.path.test(below));
  const route = there.find((one) => one.method === method);
  if (route !== undefined) {
    const { operation, hasBody } = route;
    return { operation, hasBody, id: route.path.exec(below)?.[1] ?? '' };
  }
  return there.length === 0 ? null : { allow: there.map((one) => one.method).join(', ') };
}
