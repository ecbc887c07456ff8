import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currentStorefront } from '@/lib/config/storefronts/current';

/** Written by next.config.mjs (scripts/lib/browser-workers.mjs). */
const FOLDER = path.join(process.cwd(), 'node_modules/.cache/storefront');

/** Browser workers, and the feature that enables each. */
const WORKERS = { 'try-on': 'tryOn', 'prescription-pdf': 'lenses' } as const;
type WorkerName = keyof typeof WORKERS;

/** JSON is declared as a text type, so that it is sent compressed. */
const TYPES: Record<string, string> = {
  '': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.bin': 'application/octet-stream',
  '.pfb': 'application/octet-stream',
  '.ttf': 'font/ttf',
};

/** Only the worker may run WebAssembly, and it can only fetch from this shop. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const notFound = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** A worker file with its media type; null for other names, and in a shop without the worker. */
async function read(worker: WorkerName, name: string) {
  const type = /^\w[\w.-]*$/.test(name) ? TYPES[path.extname(name)] : undefined;
  if (type === undefined || !currentStorefront().features[WORKERS[worker]]) return null;
  try {
    return { content: await readFile(path.join(FOLDER, worker, name)), type };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Sends a file that a worker loads. Its address contains a hash of its content. */
export async function serveWorkerFile(worker: WorkerName, name: string): Promise<Response> {
  const file = await read(worker, name);
  if (file === null) return notFound();
  return new Response(new Uint8Array(file.content), {
    headers: { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

/** Sends the program of a worker. Browsers revalidate it each time, since its address never changes. */
export async function serveWorker(worker: WorkerName, request: Request): Promise<Response> {
  const file = await read(worker, 'worker.js');
  if (file === null) return notFound();
  const etag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY };
  if (request.headers.get('if-none-match')?.replace(/^W\//, '') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.content), { headers: { ...headers, 'content-type': file.type } });
}
