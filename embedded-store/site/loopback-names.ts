import type { Hono } from 'hono';
import type { StoreContext } from '../context';
import { storeSite } from './site';
import type { SiteEnv } from './site-tools';

/** Names of this machine. A browser that opens the shop by one of them has no cookies for the others. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

const withName = (address: string, hostname: string): URL => Object.assign(new URL(address), { hostname });

/**
 * The address of a page under the name by which the shopper opened the shop, where the session cookie is;
 * null if the request already has that name, or does not come from the shop.
 */
function addressWithSession({ method, url, headers }: Request, shopUrl: string): string | null {
  const referrer = headers.get('referer') ?? '';
  if (method !== 'GET' || !URL.canParse(referrer)) return null;
  const { hostname, port } = new URL(referrer);
  if (
    !LOOPBACK_NAMES.includes(hostname) ||
    port !== new URL(shopUrl).port ||
    hostname === new URL(url).hostname
  )
    return null;
  return withName(url, hostname).href;
}

/**
 * The store's pages. A shop on this machine may be opened as localhost or as 127.0.0.1: the pages keep that
 * name, with its bag, and link back to it.
 */
export function storeSites(ctx: StoreContext, shopUrl: string): (request: Request) => Promise<Response> {
  const site = storeSite(ctx, shopUrl);
  if (!LOOPBACK_NAMES.includes(new URL(shopUrl).hostname)) return async (request) => site.fetch(request);
  const sites = new Map<string, Hono<SiteEnv>>(
    LOOPBACK_NAMES.map((name) => [name, storeSite(ctx, withName(shopUrl, name).origin)]),
  );
  return async (request) => {
    const local = sites.get(new URL(request.url).hostname);
    if (local === undefined) return site.fetch(request);
    const address = addressWithSession(request, shopUrl);
    if (address === null) return local.fetch(request);
    return new Response(null, { status: 307, headers: { Location: address } });
  };
}
