import 'server-only';
import { isStoreApiError } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';
import { replaceLines } from '../cart/change-cart';
import { addItems, type PlatformCart, readCart } from '../cart/platform-cart';
import type { Basket } from './basket';

/** Whether a bag is added to the shopper's or replaces it. */
export type TakeMode = 'juntar' | 'trocar';

/**
 * Units in the shopper's own bag. Returns 0 if it cannot be read, which is safe: adding to a bag loses
 * nothing.
 */
export async function ownUnits(session: string | undefined): Promise<number> {
  if (session === undefined) return 0;
  try {
    return (await readCart(session)).cart.quantidadeTotal;
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.warn('own-cart-unreadable', { cause: error.message });
    return 0;
  }
}

async function addLines(session: string | undefined, { lines }: Basket): Promise<string[]> {
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
 * Puts a bag into the shopper's session. The agent keeps its own session, so it never sees the shopper's
 * later changes.
 * @returns cookies of a new session
 * @throws StoreApiError
 */
export async function takeBasket(
  session: string | undefined,
  basket: Basket,
  mode: TakeMode,
): Promise<string[]> {
  if (session === undefined || mode === 'juntar') return addLines(session, basket);
  const { cart } = await readCart(session);
  if (cart.itens.length === 0) return addLines(session, basket);
  const { platform } = await replaceLines(session, cart, basket.lines);
  return platform.setCookies;
}
