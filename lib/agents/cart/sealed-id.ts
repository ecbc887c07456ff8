import { z } from 'zod';
import { openText, sealText } from './sealed-text';

/** Purpose of a sealed id: with one the agent changes its cart, with the other the buyer sees it. */
export type Purpose = 'cart' | 'handover';

/** A session of the platform, and when it ends for agents, in epoch seconds. */
export type CartSession = { session: string; expiresAt: number };

const MAX_LENGTH = 600;

const contentSchema = z.tuple([z.string().regex(/^[\w,.-]{1,200}$/), z.number().int()]);

/** The id that only this shop can read or make. Two ids of one session are not alike. */
export const sealSession = ({ session, expiresAt }: CartSession, purpose: Purpose): string =>
  sealText(JSON.stringify([session, expiresAt]), purpose);

/** The session in an id; null for one that is forged, for something else, or expired. */
export function openSession(id: string, purpose: Purpose): CartSession | null {
  if (id.length > MAX_LENGTH || !/^[\w-]+$/.test(id)) return null;
  try {
    const [session, expiresAt] = contentSchema.parse(JSON.parse(openText(id, purpose)));
    return expiresAt * 1_000 > Date.now() ? { session, expiresAt } : null;
  } catch {
    // That it cannot be opened is the answer.
    return null;
  }
}
