import { createHash } from 'node:crypto';
import { tryOnFile } from '@/lib/routing/try-on-files';

export const dynamic = 'force-dynamic';

/** The worker alone may run WebAssembly, and reaches nothing but this shop. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The program that finds a face in a photo, in the shopper's browser. Revalidated each time, since its address never changes. */
export async function GET(request: Request): Promise<Response> {
  const file = await tryOnFile('worker.js');
  if (file === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const etag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'no-cache', 'content-security-policy': POLICY };
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.content), { headers: { ...headers, 'content-type': file.type } });
}
