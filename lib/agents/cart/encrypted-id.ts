import { z } from 'zod';
import { decryptText, encryptText } from './encrypted-text';

/** Purpose of an id: 'cart' lets the agent change its cart, 'handover' lets the buyer see it. */
export type Purpose = 'cart' | 'handover';

/** A session of the platform, and when it ends for agents, in epoch seconds. */
export type CartSession = { session: string; expiresAt: number };

const MAX_LENGTH = 600;

const contentSchema = z.tuple([z.string().regex(/^[\w,.-]{1,200}$/), z.number().int()]);

/** An id that only this shop can create or read. Two ids of one session differ. */
export const encryptSession = ({ session, expiresAt }: CartSession, purpose: Purpose): string =>
  encryptText(JSON.stringify([session, expiresAt]), purpose);

/** The session in an id; null if it is forged, expired or has another purpose. */
export function decryptSession(id: string, purpose: Purpose): CartSession | null {
  if (id.length > MAX_LENGTH || !/^[\w-]+$/.test(id)) return null;
  try {
    const [session, expiresAt] = contentSchema.parse(JSON.parse(decryptText(id, purpose)));
    return expiresAt * 1_000 > Date.now() ? { session, expiresAt } : null;
  } catch {
    // An id that cannot be decrypted is invalid.
    return null;
  }
}
