import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { diskSecret } from '@/lib/page-cache/page-secret';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** What a sealed id is for: the agent changes its cart by one, the buyer sees what is in it by the other. */
export type Purpose = 'cart' | 'handover';

/** A session of the platform, and when it ends for agents, in epoch seconds. */
export type CartSession = { session: string; expiresAt: number };

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_LENGTH = 600;

const contentSchema = z.tuple([z.string().regex(/^[\w,.-]{1,200}$/), z.number().int()]);

/** Made once: without a configured key it is read from a file. */
const key = () =>
  globalSingleton('agent-cart-key', () => {
    const folder = path.join(process.cwd(), '.next', 'cache');
    return createHmac('sha256', diskSecret(folder, operationsConfig().agentsKey))
      .update('carts of agents')
      .digest();
  });

/** What is sealed too: an id of another shop, or for another purpose, is none. */
const context = (purpose: Purpose) =>
  Buffer.from(`${purpose} ${serverConfig().storeApiUrl} ${serverConfig().siteUrl}`);

/** The id that only this shop can read or make. Two ids of one session are not alike. */
export function sealSession({ session, expiresAt }: CartSession, purpose: Purpose): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key(), iv).setAAD(context(purpose));
  const sealed = Buffer.concat([cipher.update(JSON.stringify([session, expiresAt])), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The session in an id; null for one that is forged, for something else, or expired. */
export function openSession(id: string, purpose: Purpose): CartSession | null {
  if (id.length > MAX_LENGTH || !/^[\w-]+$/.test(id)) return null;
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.byteLength <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(context(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const [session, expiresAt] = contentSchema.parse(JSON.parse(text.toString('utf8')));
    return expiresAt * 1_000 > Date.now() ? { session, expiresAt } : null;
  } catch {
    // That it cannot be opened is the answer.
    return null;
  }
}
