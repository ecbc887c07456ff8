import { and, desc, eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { LOGIN_EVENT } from '../api/customer';
import { type Delivery, deliveryOf } from '../api/shipment';
import { type CartLine, piecesOf, readCart, totalOf } from '../cart/cart';
import { ensureSession, findSession, SESSION_COOKIE, type Session } from '../cart/session';
import { type LoadedProduct, loadProducts } from '../catalogue/load-products';
import { newestModelIds } from '../catalogue/neighbours';
import type { StoreContext } from '../context';
import { browsingHistory } from '../db/shopper-tables';
import { layout, type Markup } from './layout';

/** The shop's cookie with the shopper's postal code. */
export const CEP_COOKIE = 'cep';
/** The chosen delivery option; only the checkout reads it. */
export const DELIVERY_COOKIE = 'entrega';
const SUGGESTED = 4;

/** Reads of a request, which are done once, when they are first needed. */
export type SiteEnv = {
  Variables: {
    /** The session; null for a visitor without one. */
    session: () => Promise<Session | null>;
    /** The lines of the bag. */
    lines: () => Promise<CartLine[]>;
  };
};
export type SiteContext = Context<SiteEnv>;

const cookieOf = (c: SiteContext) => getCookie(c, SESSION_COOKIE) ?? '';

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

/** Provides the reads of each request. */
export function visitOf(ctx: StoreContext): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    c.set(
      'session',
      once(() => findSession(ctx, cookieOf(c))),
    );
    c.set(
      'lines',
      once(async () => {
        const session = await c.var.session();
        return session ? readCart(ctx, session.id) : [];
      }),
    );
    await next();
  };
}

/** Dependencies shared by the routes of the store's pages. */
export type SiteTools = {
  ctx: StoreContext;
  /** Origin of the storefront, for the links back. */
  shopUrl: string;
  /** The session of a request, or a new one. */
  ensured: (c: SiteContext) => Promise<Session>;
  /** Chosen delivery to the postal code in the shop's cookie, if the shop has the same host. */
  deliveryOf: (c: SiteContext, lines: CartLine[]) => Delivery;
  /** The page of the shop from which the shopper went to the login. */
  returnUrl: (session: Session | null) => Promise<string>;
  /** New models that are not in the bag, for pages that would be empty without them. */
  suggestions: (bag?: CartLine[]) => Promise<LoadedProduct[]>;
  page: (c: SiteContext, title: string, content: Markup, back?: Markup) => Promise<Response>;
};

export function siteTools(ctx: StoreContext, shopUrl: string): SiteTools {
  return {
    ctx,
    shopUrl,
    ensured: (c) => ensureSession(ctx, c, cookieOf(c)),
    deliveryOf: (c, lines) =>
      deliveryOf(ctx, getCookie(c, CEP_COOKIE) ?? '', totalOf(lines), getCookie(c, DELIVERY_COOKIE)),
    returnUrl: (session) => loginOrigin(ctx, session, shopUrl),
    suggestions: async (bag = []) => {
      const products = await loadProducts(ctx, newestModelIds(ctx, SUGGESTED + bag.length));
      const inBag = new Set(bag.flatMap(({ item }) => ('product' in item ? item.product.id : [])));
      return products.filter(({ id }) => !inBag.has(id)).slice(0, SUGGESTED);
    },
    page: async (c, title, content, back) => {
      const pieces = piecesOf(await c.var.lines());
      return c.html(await layout(title, { nome: ctx.shop.nome, shopUrl }, content, { pieces, back }));
    },
  };
}

/** The last page of the shop from which this session went to the login; the home page if there is none. */
async function loginOrigin({ db }: StoreContext, session: Session | null, shopUrl: string): Promise<string> {
  if (!session) return shopUrl;
  const [last] = await db
    .select({ url: browsingHistory.url })
    .from(browsingHistory)
    .where(and(eq(browsingHistory.sessionId, session.id), eq(browsingHistory.evento, LOGIN_EVENT)))
    .orderBy(desc(browsingHistory.id))
    .limit(1);
  if (!last || !URL.canParse(last.url, shopUrl)) return shopUrl;
  const url = new URL(last.url, shopUrl);
  return url.origin === new URL(shopUrl).origin ? url.href : shopUrl;
}
