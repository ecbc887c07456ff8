import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { failure, type Negotiated, type Outcome, success } from '../protocol/envelope';
import { errorMessage, type Message } from '../protocol/messages';
import { CAPABILITIES } from '../protocol/version';
import { cartMessages, cartShape } from './cart-shape';
import { type CartRequest, type Changed, checkLines, emptyCart, fillCart, replaceLines } from './change-cart';
import { type CartSession, decryptSession, encryptSession } from './encrypted-id';
import { readCart } from './platform-cart';

/** How long an agent may change a cart. When the buyer's own cart ends is up to the platform. */
const LIFETIME_SECONDS = 24 * 3_600;

const contextOf = (negotiated: Negotiated) => ({ negotiated, capability: CAPABILITIES.cart });

const homeUrl = () => `${serverConfig().siteUrl}/`;

const notFound = (negotiated: Negotiated): Outcome =>
  failure(
    contextOf(negotiated),
    [errorMessage('not_found', 'Cart not found, canceled, or expired.', 'unrecoverable')],
    homeUrl(),
  );

const cartOutcome = (
  negotiated: Negotiated,
  id: string,
  session: CartSession,
  { platform, messages }: Changed,
  status: 200 | 201 = 200,
): Outcome =>
  success(
    contextOf(negotiated),
    cartShape(id, session, platform.cart),
    [...messages, ...cartMessages(platform.cart)],
    status,
  );

/**
 * Creates a cart. If no line is accepted, the response has no cart and explains why.
 * @throws StoreApiError
 */
export async function createCart(request: CartRequest, negotiated: Negotiated): Promise<Outcome> {
  const { lines, problems, notices } = await checkLines(request);
  const filled = lines.length > 0 ? await fillCart(lines) : { platform: null, messages: [] };
  const messages = [...problems, ...filled.messages];
  const session = filled.platform?.session;
  if (filled.platform === null || session === undefined || filled.platform.cart.itens.length === 0) {
    const [first = errorMessage('empty_cart', 'A cart has at least one item.'), ...others] = messages;
    return failure(contextOf(negotiated), [asError(first), ...others], homeUrl());
  }
  const cart = { session, expiresAt: Math.floor(Date.now() / 1_000) + LIFETIME_SECONDS };
  return cartOutcome(
    negotiated,
    encryptSession(cart, 'cart'),
    cart,
    { platform: filled.platform, messages: [...messages, ...notices] },
    201,
  );
}

/** The message as an error, because the first message of a failure must be one. */
const asError = (message: Message): Message =>
  message.type === 'error' ? message : errorMessage(message.code ?? 'item_refused', message.content);

/**
 * The cart with this id and its content; null if there is none, or if it is empty because it was cancelled.
 * @throws StoreApiError
 */
async function openCart(id: string) {
  const session = decryptSession(id, 'cart');
  if (session === null) return null;
  const platform = await readCart(session.session);
  return platform.cart.itens.length === 0 ? null : { session, platform };
}

export async function getCart(id: string, negotiated: Negotiated): Promise<Outcome> {
  const open = await openCart(id);
  if (open === null) return notFound(negotiated);
  return cartOutcome(negotiated, id, open.session, { platform: open.platform, messages: [] });
}

/** Replaces the lines of a cart; rejected lines are reported. @throws StoreApiError */
export async function updateCart(id: string, request: CartRequest, negotiated: Negotiated): Promise<Outcome> {
  const open = await openCart(id);
  if (open === null) return notFound(negotiated);
  const { lines, problems, notices } = await checkLines(request);
  // The platform deletes empty carts, which would make the cart's id useless.
  if (lines.length === 0) {
    const [
      first = errorMessage('empty_cart', 'A cart has at least one item: cancel it to empty it.'),
      ...others
    ] = problems;
    return failure(contextOf(negotiated), [first, ...others], homeUrl());
  }
  const changed = await replaceLines(open.session.session, open.platform.cart, lines);
  return cartOutcome(negotiated, id, open.session, {
    ...changed,
    messages: [...problems, ...changed.messages, ...notices],
  });
}

/** Empties a cart and returns its former content. @throws StoreApiError */
export async function cancelCart(id: string, negotiated: Negotiated): Promise<Outcome> {
  const open = await openCart(id);
  if (open === null) return notFound(negotiated);
  await emptyCart(open.session.session);
  const { continue_url: _gone, ...canceled } = cartShape(id, open.session, open.platform.cart);
  return success(contextOf(negotiated), canceled);
}
