import 'server-only';
import { isStoreApiError } from '@/lib/platform/errors';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { isLineOf, replaceLines, withQuantity } from '../cart/change-cart';
import { addItems, type PlatformCart, readCart } from '../cart/platform-cart';
import type { ProposedCart } from './proposed-cart';

/** Whether a proposed cart is added to the shopper's bag or replaces it. */
export type AcceptMode = 'juntar' | 'trocar';

/** Units in the shopper's bag: of all products, and of each proposed line. */
export type UnitsInBag = { total: number; ofLines: readonly number[] };

const unitsOf = ({ itens }: Carrinho, line: ProposedCart['lines'][number]) =>
  itens.find((item) => isLineOf(item, line))?.quantidade ?? 0;

/**
 * The shopper's bag. It counts as empty if it cannot be read, which is safe: adding to a bag loses nothing.
 */
export async function readUnitsInBag(
  session: string | undefined,
  { lines }: ProposedCart,
): Promise<UnitsInBag> {
  const empty = { total: 0, ofLines: lines.map(() => 0) };
  if (session === undefined) return empty;
  try {
    const { cart } = await readCart(session);
    return { total: cart.quantidadeTotal, ofLines: lines.map((line) => unitsOf(cart, line)) };
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.warn('bag-unreadable', { cause: error.message });
    return empty;
  }
}

type Addition = Pick<ProposedCart['lines'][number], 'payload' | 'quantity'>;

/** Adds lines to a bag; without a session the platform starts one with the first. @returns its cookies */
async function addLines(session: string | undefined, lines: readonly Addition[]): Promise<string[]> {
  const setCookies: string[] = [];
  let current = session;
  for (const line of lines) {
    const added: PlatformCart = await addItems(current, withQuantity(line));
    current = added.session;
    setCookies.push(...added.setCookies);
  }
  return setCookies;
}

/** Adds what the bag lacks compared with the form, so that sending the form again adds nothing twice. */
async function addMissing(
  session: string,
  { lines }: ProposedCart,
  before: readonly number[],
): Promise<string[]> {
  const { cart } = await readCart(session);
  const missing = lines.map((line, index) => ({
    ...line,
    quantity: (before[index] ?? 0) + line.quantity - unitsOf(cart, line),
  }));
  return addLines(
    session,
    missing.filter(({ quantity }) => quantity > 0),
  );
}

const running = () => globalSingleton('bags-in-change', () => new Map<string, Promise<unknown>>());

/** Runs changes of one bag one after another: of two taps on a button, the second has to see what the first added. */
async function inTurn<T>(session: string, change: () => Promise<T>): Promise<T> {
  const mine = Promise.allSettled([running().get(session)]).then(change);
  running().set(session, mine);
  try {
    return await mine;
  } finally {
    if (running().get(session) === mine) running().delete(session);
  }
}

/**
 * Adds a proposed cart to the shopper's bag, or replaces the bag with it. The agent keeps its session, so it never
 * sees the shopper's later changes.
 * @param before units of each line that were in the bag when the shopper saw the form
 * @returns cookies of a new session; null if the platform refused a line that should replace the bag, which then keeps
 * what was in it
 * @throws StoreApiError
 */
export async function acceptProposedCart(
  session: string | undefined,
  proposedCart: ProposedCart,
  mode: AcceptMode,
  before: readonly number[],
): Promise<string[] | null> {
  if (session === undefined) return addLines(session, proposedCart.lines);
  return inTurn(session, async () => {
    if (mode === 'juntar') return addMissing(session, proposedCart, before);
    const { cart } = await readCart(session);
    const { platform, isComplete } = await replaceLines(session, cart, proposedCart.lines);
    return isComplete ? platform.setCookies : null;
  });
}
