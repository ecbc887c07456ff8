import { type Context, Hono } from 'hono';
import { addToCart, type CartChange, readCart, removeLine, setQuantity } from '../cart/cart';
import { planRestriction } from '../cart/instalment-plan';
import { addBody, removeBody, updateBody } from '../cart/line-identity';
import { findSession, withSession } from '../cart/session';
import { escapeHtml } from '../catalogue/text';
import type { StoreContext } from '../context';
import { ApiError, readBody } from './http';
import { cartShape } from './shapes/cart';

/** The value of the platform's session header; '' if it is missing. */
export function sessionValue(c: Context): string {
  return c.req.header('session') ?? '';
}

/** GET, POST, PUT and DELETE checkout/cart; every response is the whole cart. */
export function cart(ctx: StoreContext): Hono {
  const sendCart = (c: Context, { lines, messages }: CartChange) => c.json(cartShape(ctx, lines, messages));
  const current = async (sessionId: string | undefined): Promise<CartChange> => ({
    lines: sessionId ? await readCart(ctx, sessionId) : [],
    messages: [],
  });
  return new Hono()
    .get('/checkout/cart', async (c) => {
      const session = await findSession(ctx, sessionValue(c));
      return sendCart(c, await current(session?.id));
    })
    .post('/checkout/cart', async (c) => {
      const { tipo, itens } = await readBody(c, addBody);
      const items = itens.map((item) => ({ ...item, tipo }));
      const added = await withSession(ctx, c, sessionValue(c), (inner, id) => addToCart(inner, id, items));
      const restriction = planRestriction(added.lines);
      const notes = restriction ? [{ tipo: 'aviso' as const, mensagem: escapeHtml(restriction) }] : [];
      return sendCart(c, { ...added, messages: [...added.messages, ...notes] });
    })
    .put('/checkout/cart', async (c) => {
      const { quantidade, ...identity } = await readBody(c, updateBody);
      const session = await findSession(ctx, sessionValue(c));
      if (!session) throw new ApiError(404, 'Item não encontrado no carrinho.');
      return sendCart(c, await setQuantity(ctx, session.id, identity, quantidade));
    })
    .delete('/checkout/cart', async (c) => {
      const identity = await readBody(c, removeBody);
      const session = await findSession(ctx, sessionValue(c));
      if (session) await removeLine(ctx, session.id, identity);
      return sendCart(c, await current(session?.id));
    });
}
