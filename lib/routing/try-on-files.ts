import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currentStorefront } from '@/lib/config/storefronts/current';

/** Where next.config.mjs puts them (scripts/lib/try-on-files.mjs). */
const FOLDER = path.join(process.cwd(), 'node_modules/.cache/storefront/try-on');

/** Text as such, so that it is sent compressed. */
const TYPES: Record<string, string> = {
  'worker.js': 'text/javascript; charset=utf-8',
  'worker.js.LEGAL.txt': 'text/plain; charset=utf-8',
  'tfjs-backend-wasm-simd.wasm': 'application/wasm',
  'tfjs-backend-wasm.wasm': 'application/wasm',
  ...Object.fromEntries(
    ['blazeface', 'facemesh', 'iris'].flatMap((name) => [
      [`${name}.json`, 'application/json'],
      [`${name}.bin`, 'application/octet-stream'],
    ]),
  ),
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file of the try-on with its media type; null for other names, and in a shop without one. */
export async function tryOnFile(name: string): Promise<{ content: Buffer; type: string } | null> {
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type === undefined || !currentStorefront().features.tryOn) return null;
  try {
    return { content: await readFile(path.join(FOLDER, name)), type };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
