import { type Context, Hono } from 'hono';
import {
  addToCart,
  type CartChange,
  type CartLine,
  type CartMessage,
  readCart,
  removeLine,
  setQuantity,
} from '../cart/cart';
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

/** Why the order has fewer instalments without interest than one of its products. */
function planNotes(lines: CartLine[]): CartMessage[] {
  const restriction = planRestriction(lines);
  return restriction ? [{ tipo: 'aviso', mensagem: escapeHtml(restriction) }] : [];
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
      return sendCart(c, { ...added, messages: [...added.messages, ...planNotes(added.lines)] });
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
      const before = await current(session?.id);
      if (session) await removeLine(ctx, session.id, identity);
      const { lines } = await current(session?.id);
      // The order may keep its instalments with interest because of another product.
      const isOther = planRestriction(lines) !== planRestriction(before.lines);
      return sendCart(c, { lines, messages: isOther ? planNotes(lines) : [] });
    });
}
