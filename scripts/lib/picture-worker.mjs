import path from 'node:path';
import { writeWhole } from './files.mjs';

/** This folder is deployed together with the page cache handler. */
const FILE = path.resolve('node_modules/.cache/storefront/picture-worker.cjs');

/** Bundles the worker that decodes pictures (lib/pictures/worker) for the shop and its tests. */
export async function writePictureWorker() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['lib/pictures/worker/main.ts'],
    outfile: FILE,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['sharp', 'libheif-js'],
    format: 'cjs',
    logLevel: 'error',
    write: false,
  });
  for (const { contents } of outputFiles) writeWhole(FILE, contents);
}
