import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { readOrders } from '../cart/orders';
import type { Session } from '../cart/session';
import { loadProducts } from '../catalogue/load-products';
import { sessions, wishlistItems } from '../db/shopper-tables';
import { accountPage, loginPage } from './account-pages';
import { backLink } from './layout';
import type { SiteContext, SiteEnv, SiteTools } from './site-tools';
import { wishlistPage } from './wishlist-page';

/** Login, account and favourites. */
export function accountRoutes(tools: SiteTools): Hono<SiteEnv> {
  const { ctx, shopUrl, ensured, returnUrl, deliveryOf, suggestions, page } = tools;
  const account = new Hono<SiteEnv>({ strict: false });
  /** Products among the favourites of the account. */
  const wishedBy = async (session: Session | null) => {
    if (!session) return [];
    const own = eq(wishlistItems.sessionId, session.id);
    const rows = await ctx.db.select({ id: wishlistItems.idProduto }).from(wishlistItems).where(own);
    return loadProducts(ctx, [...new Set(rows.map(({ id }) => id))]);
  };

  account.get('/checkout/acesso', async (c) => {
    const session = await c.var.session();
    if (session?.cliente) return c.redirect('/minha-conta', 303);
    return page(c, 'Acesso', loginPage(), backLink(await returnUrl(session)));
  });
  account.post('/checkout/entrar', async (c) => {
    const session = await ensured(c);
    await ctx.db.update(sessions).set({ cliente: true }).where(eq(sessions.id, session.id));
    const origin = await returnUrl(session);
    // The shop then adds the favourites that are still on the device to the account.
    return c.redirect(origin === shopUrl ? '/minha-conta' : origin, 303);
  });
  account.post('/checkout/sair', async (c) => {
    const session = await c.var.session();
    if (session) await ctx.db.update(sessions).set({ cliente: false }).where(eq(sessions.id, session.id));
    return c.redirect('/checkout/acesso', 303);
  });

  account.get('/minha-conta', async (c) => {
    const session = await c.var.session();
    const origin = await returnUrl(session);
    const content = accountPage(ctx.shop, session, {
      shopUrl,
      returnUrl: origin,
      orders: session ? await readOrders(ctx, session.id) : [],
      wished: await wishedBy(session),
      delivery: deliveryOf(c, []),
    });
    return page(c, 'Minha conta', content, backLink(origin));
  });

  account.get('/minha-conta/lista-desejo', async (c) => {
    const session = await c.var.session();
    const wished = await wishedBy(session);
    const removedId = idIn(c.req.query('removido'));
    const isBack = wished.some(({ id }) => id === removedId);
    const [removed = null] = removedId && !isBack ? await loadProducts(ctx, [removedId]) : [];
    const content = wishlistPage(ctx.shop, session, {
      wished,
      removed,
      suggested: wished.length === 0 ? await suggestions() : [],
      shopUrl,
    });
    return page(c, 'Favoritos', content, backLink(await returnUrl(session)));
  });
  /** A form about a favourite of the account: its session and product. */
  const favouriteIn = async (c: SiteContext) => {
    const session = await c.var.session();
    const id = idIn((await c.req.parseBody()).idProduto);
    return session && id ? { sessionId: session.id, idProduto: id } : null;
  };
  account.post('/minha-conta/lista-desejo/remover', async (c) => {
    const favourite = await favouriteIn(c);
    if (!favourite) return c.redirect('/minha-conta/lista-desejo/', 303);
    const { sessionId, idProduto } = favourite;
    await ctx.db
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.sessionId, sessionId), eq(wishlistItems.idProduto, idProduto)));
    return c.redirect(`/minha-conta/lista-desejo/?removido=${idProduto}`, 303);
  });
  account.post('/minha-conta/lista-desejo/desfazer', async (c) => {
    const favourite = await favouriteIn(c);
    const [product] = favourite ? await loadProducts(ctx, [favourite.idProduto]) : [];
    if (favourite && product)
      await ctx.db
        .insert(wishlistItems)
        .values({ ...favourite, idAtributoSimples: 0 })
        .onConflictDoNothing();
    return c.redirect('/minha-conta/lista-desejo/', 303);
  });
  return account;
}

/** A product's id from a form or a query; 0 if it is none. */
const idIn = (value: unknown): number => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0);
