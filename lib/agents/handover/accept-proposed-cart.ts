import 'server-only';
import { isStoreApiError } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';
import { replaceLines } from '../cart/change-cart';
import { addItems, type PlatformCart, readCart } from '../cart/platform-cart';
import type { ProposedCart } from './proposed-cart';

/** Whether a proposed cart is added to the shopper's bag or replaces it. */
export type AcceptMode = 'juntar' | 'trocar';

/**
 * Units in the shopper's bag. Returns 0 if it cannot be read, which is safe: adding to a
 * bag loses nothing.
 */
export async function countUnitsInBag(session: string | undefined): Promise<number> {
  if (session === undefined) return 0;
  try {
    return (await readCart(session)).cart.quantidadeTotal;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.warn('bag-unreadable', { cause: error.message });
    return 0;
  }
}

async function addLines(session: string | undefined, { lines }: ProposedCart): Promise<string[]> {
  const setCookies: string[] = [];
  let current = session;
  for (const { payload } of lines) {
    const added: PlatformCart = await addItems(current, payload);
    current = added.session;
    setCookies.push(...added.setCookies);
  }
  return setCookies;
}

/**
 * Adds a proposed cart to the shopper's bag, or replaces the bag with it. The agent keeps its session, so it never
 * sees the shopper's later changes.
 * @returns cookies of a new session
 * @throws StoreApiError
 */
export async function acceptProposedCart(
  session: string | undefined,
  proposedCart: ProposedCart,
  mode: AcceptMode,
): Promise<string[]> {
  if (session === undefined || mode === 'juntar') return addLines(session, proposedCart);
  const { cart } = await readCart(session);
  if (cart.itens.length === 0) return addLines(session, proposedCart);
  const { platform } = await replaceLines(session, cart, proposedCart.lines);
  return platform.setCookies;
}
