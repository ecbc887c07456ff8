import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ensureSession, findSession, type Session } from '../cart/session';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import { browsingHistory, sessions, wishlistItems } from '../db/shopper-tables';
import { sessionValue } from './cart';
import { ApiError, fields, readBody, storableText } from './http';

const wishBody = z.object({ idProduto: fields.id, idAtributoSimples: fields.id.default(0) });
const historyBody = z.object({ url: fields.required(2000) });

/** Name of the history entry for the page from which the shopper went to the login. */
export const LOGIN_EVENT = 'checkoutAcesso';

/** checkout/user, wishlist, browsing-history and sale/cancel. */
export function customer(ctx: StoreContext): Hono {
  return new Hono()
    .get('/checkout/user', async (c) => c.json(userShape(ctx, await ensureSession(ctx, c, sessionValue(c)))))
    .get('/wishlist', async (c) => {
      const session = await requireCustomer(ctx, c);
      const rows = await ctx.db.select().from(wishlistItems).where(eq(wishlistItems.sessionId, session.id));
      return c.json({ favoritos: rows.map((row) => row.idProduto) });
    })
    .post('/wishlist/:action', async (c) => {
      const session = await requireCustomer(ctx, c);
      const item = await readBody(c, wishBody);
      return c.json({ sucesso: await changeWishlist(ctx, session, c.req.param('action'), item) });
    })
    .post('/browsing-history/:hash', async (c) => {
      const { url } = await readBody(c, historyBody);
      const evento = storableText(c.req.param('hash')).slice(0, 80);
      // The login returns to this address, even for a visitor who has not done anything else yet.
      const value = sessionValue(c);
      const session = await (evento === LOGIN_EVENT ? ensureSession(ctx, c, value) : findSession(ctx, value));
      await ctx.db.insert(browsingHistory).values({ sessionId: session?.id ?? null, evento, url });
      return c.json({ sucesso: true });
    })
    .post('/sale/cancel', async (c) => {
      await readBody(c, z.object({}));
      const session = await findSession(ctx, sessionValue(c));
      if (!session?.vendaInterna) throw new ApiError(400, 'Não há venda interna em andamento.');
      await ctx.db.update(sessions).set({ vendaInterna: null }).where(eq(sessions.id, session.id));
      return c.json({ redirect: ctx.urls.absolute('/demonstracao/venda-interna') });
    });
}

/** Favourites need a logged-in customer; everyone else gets 401. */
async function requireCustomer(ctx: StoreContext, c: Context): Promise<Session> {
  const session = await findSession(ctx, sessionValue(c));
  if (!session?.cliente) throw new ApiError(401, 'Entre na sua conta para usar os favoritos.');
  return session;
}

type WishlistItem = z.output<typeof wishBody>;

async function changeWishlist(
  { db }: StoreContext,
  session: Session,
  action: string,
  item: WishlistItem,
): Promise<boolean> {
  const { idProduto, idAtributoSimples } = item;
  const own = and(
    eq(wishlistItems.sessionId, session.id),
    eq(wishlistItems.idProduto, idProduto),
    eq(wishlistItems.idAtributoSimples, idAtributoSimples),
  );
  switch (action) {
    case 'verify':
      return (await db.select().from(wishlistItems).where(own)).length > 0;
    case 'remove':
      await db.delete(wishlistItems).where(own);
      return true;
    case 'add': {
      const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, idProduto));
      if (!product) throw new ApiError(404, 'Produto não encontrado.');
      await db
        .insert(wishlistItems)
        .values({ sessionId: session.id, idProduto, idAtributoSimples })
        .onConflictDoNothing();
      return true;
    }
    default:
      throw new ApiError(404, 'Recurso não encontrado.');
  }
}

/** The visitor in the platform's format; anonymous unless the demonstration login was used. */
function userShape({ shop }: StoreContext, session: Session) {
  const known = session.cliente;
  return {
    id: known ? 56 : 0,
    nomeRazao: known ? 'Cliente de Demonstração' : '',
    nomeFantasia: '',
    email: known ? shop.customerEmail : '',
    celular: '',
    telefone: '',
    pessoa: known ? 'f' : '',
    sexo: known ? 'o' : '',
    nascimento: '',
    logado: known,
    revendedor: false,
    ativo: known,
    optin: false,
    vendaInterna: session.vendaInterna
      ? {
          id: session.vendaInterna,
          usuario: { id: 7, nome: 'Operadora de Demonstração' },
          data: '',
          canais: [],
        }
      : [],
    endereco: [],
    userHash: [],
    pontos: 0,
    representantes: [],
  };
}
