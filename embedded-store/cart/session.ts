import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { StoreContext } from '../context';
import type { Database } from '../db/connect';
import { cartLines, sessions } from '../db/shopper-tables';

export const SESSION_COOKIE = 'PHPSESSID';

/** A shopper's session. `id` is the stored hash, never the value of the cookie. */
export type Session = typeof sessions.$inferSelect;

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');

/** The session for a cookie or header value; null if this store never issued the value. */
export async function findSession({ db }: StoreContext, value: string): Promise<Session | null> {
  if (!/^[\w-]{16,128}$/.test(value)) return null;
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.id, hashOf(value)));
  return session ?? null;
}

/**
 * The session of a request, or a new one that is sent as Set-Cookie. An unknown value is replaced and not
 * adopted, which prevents session fixation. JavaScript can read the cookie, as on the platform, whose themes
 * copy it into the `Session` header.
 */
export async function ensureSession(ctx: StoreContext, c: Context, value: string): Promise<Session> {
  const known = await findSession(ctx, value);
  if (known) return known;
  const { session, cookie } = await createSession(ctx.db);
  setSessionCookie(c, cookie);
  return session;
}

/**
 * Makes a change in the session of a request. A visitor without a session gets one in the same transaction,
 * so a failed change leaves none behind.
 */
export async function withSession<T>(
  ctx: StoreContext,
  c: Context,
  value: string,
  change: (inner: StoreContext, sessionId: string) => Promise<T>,
): Promise<T> {
  const known = await findSession(ctx, value);
  if (known) return change(ctx, known.id);
  const { cookie, result } = await ctx.db.transaction(async (db) => {
    const { session, cookie } = await createSession(db);
    return { cookie, result: await change({ ...ctx, db }, session.id) };
  });
  setSessionCookie(c, cookie);
  return result;
}

async function createSession(db: Database): Promise<{ session: Session; cookie: string }> {
  const cookie = randomBytes(24).toString('base64url');
  const [session] = await db
    .insert(sessions)
    .values({ id: hashOf(cookie) })
    .returning();
  if (!session) throw new Error('The new session was not stored.');
  return { session, cookie };
}

function setSessionCookie(c: Context, cookie: string): void {
  c.header('Set-Cookie', `${SESSION_COOKIE}=${cookie}; Path=/`, { append: true });
}

/** Deletes unused sessions: those without a cart after two days, those with a cart after sixty. */
export async function deleteOldSessions(db: Database): Promise<void> {
  const lines = db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.sessionId, sessions.id), gt(cartLines.quantidade, 0)));
  await db
    .delete(sessions)
    .where(and(lt(sessions.vistoEm, sql`now() - interval '2 days'`), notExists(lines)));
  await db.delete(sessions).where(lt(sessions.vistoEm, sql`now() - interval '60 days'`));
}
