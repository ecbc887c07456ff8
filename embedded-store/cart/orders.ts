import { and, desc, eq, sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { cartLines, orders, sessions } from '../db/shopper-tables';
import { type CartLine, readCart } from './cart';

/** An order of the demonstration. */
export type Order = typeof orders.$inferSelect;

/** The part of the bag that an order stores: its lines, and where and when they are delivered. */
type Kept = Pick<Order, 'linhas' | 'entrega'>;

/**
 * Turns the session's cart into an order and empties the cart. Returns the order's number; null for an empty
 * cart. The session's row is locked, so that pressing the button twice places one order.
 */
export function placeOrder(
  ctx: StoreContext,
  sessionId: string,
  keep: (lines: CartLine[]) => Kept,
): Promise<number | null> {
  return ctx.db.transaction(async (db) => {
    await db.update(sessions).set({ vistoEm: sql`now()` }).where(eq(sessions.id, sessionId));
    const lines = await readCart({ ...ctx, db }, sessionId);
    if (lines.length === 0) return null;
    const [order] = await db
      .insert(orders)
      .values({ sessionId, ...keep(lines) })
      .returning({ id: orders.id });
    await db.delete(cartLines).where(eq(cartLines.sessionId, sessionId));
    return order?.id ?? null;
  });
}

/** Maximum number of orders that an account lists. */
const MAX_LISTED = 20;

/** The session's latest orders, the newest first. */
export function readOrders({ db }: StoreContext, sessionId: string): Promise<Order[]> {
  const own = eq(orders.sessionId, sessionId);
  return db.select().from(orders).where(own).orderBy(desc(orders.id)).limit(MAX_LISTED);
}

/** An order of the session; null if it has none with this number. */
export async function readOrder({ db }: StoreContext, sessionId: string, id: number): Promise<Order | null> {
  const own = and(eq(orders.sessionId, sessionId), eq(orders.id, id));
  const [order] = await db.select().from(orders).where(own);
  return order ?? null;
}
