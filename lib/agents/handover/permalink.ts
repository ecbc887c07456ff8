import { z } from 'zod';

const MAX_ITEMS = 10;
const MAX_QUANTITY = 99;
const RAW_ID = /^[A-Za-z0-9._-]{1,100}$/;
const BASE64URL = /^[A-Za-z0-9_-]{1,200}$/;

export type WantedItem = { id: string; quantity: number };

/** An id in the path: unchanged, or after a tilde in base64url; null for any other form. */
function readId(token: string): string | null {
  if (!token.startsWith('~')) return RAW_ID.test(token) ? token : null;
  const encoded = token.slice(1);
  if (!BASE64URL.test(encoded)) return null;
  const bytes = Buffer.from(encoded, 'base64url');
  if (bytes.toString('base64url') !== encoded) return null;
  try {
    const id = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return id !== '' && !/\p{Cc}/u.test(id) ? id : null;
  } catch {
    // Bytes that are not valid text are not an id.
    return null;
  }
}

const quantitySchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.number().max(MAX_QUANTITY));

/**
 * The lines of a permalink: `{id}:{quantity},{id}:{quantity}`. Null for any other text.
 * @param text last segment of the path, without percent-encoding
 */
export function parsePermalink(text: string): WantedItem[] | null {
  const pairs = text.split(',');
  if (pairs.length > MAX_ITEMS) return null;
  const items = pairs.map((pair) => {
    const [token = '', amount = '', ...more] = pair.split(':');
    const id = readId(token);
    const quantity = quantitySchema.safeParse(amount).data;
    return id === null || quantity === undefined || more.length > 0 ? null : { id, quantity };
  });
  return items.every((item) => item !== null) ? items : null;
}
