import { createHash } from 'node:crypto';
import type { Context } from 'hono';

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' };

/**
 * Sends a picture that any shop may show: 404 for null, 304 if the browser has it. A regenerated picture
 * keeps its address, so browsers show their copy and revalidate it after a day.
 */
export function sendPicture(c: Context, bytes: Uint8Array | null, extension: keyof typeof TYPES): Response {
  if (!bytes) return sendMissing(c);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=2592000',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': TYPES[extension] });
}

/** The response for a picture that does not exist yet, but may exist one day. */
export function sendMissing(c: Context): Response {
  return c.text('Imagem não encontrada.', 404, {
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  });
}
