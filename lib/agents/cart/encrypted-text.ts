import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { diskSecret } from '@/lib/page-cache/page-secret';
import { globalSingleton } from '@/lib/shared/global-singleton';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function makeKey(): Buffer {
  const folder = path.join(process.cwd(), '.next', 'cache');
  return createHmac('sha256', diskSecret(folder, operationsConfig().agentsKey))
    .update('carts of agents')
    .digest();
}

const state = () => globalSingleton('agent-cart-key', () => ({ key: null as Buffer | null }));

/** Created once, because without a configured key it is read from a file. */
export function cartKey(): Buffer {
  const current = state();
  current.key ??= makeKey();
  return current.key;
}

/** Takes over the key of the shop's process, which may not be stored in any file. */
export function setCartKey(key: Buffer): void {
  state().key = key;
}

/** Authenticated data: a text of another shop or for another purpose cannot be decrypted. */
const context = (purpose: string) =>
  Buffer.from(`${purpose} ${serverConfig().storeApiUrl} ${serverConfig().siteUrl}`);

/**
 * A text that only this shop can create or read, in base64url. Encrypting the same text twice gives different results.
 */
export function encryptText(text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, cartKey(), iv).setAAD(context(purpose));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The text encrypted for a purpose. @throws if this shop did not encrypt it for this purpose */
export function decryptText(encrypted: string, purpose: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(CIPHER, cartKey(), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(context(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const content = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
