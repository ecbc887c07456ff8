import fs from 'node:fs';
import path from 'node:path';

/** Next to the page cache handler, with which it is deployed. */
const FILE = path.resolve('node_modules/.cache/storefront/picture-worker.cjs');

/**
 * Bundles the worker that decodes pictures (lib/pictures/worker) for the shop and its tests. Several processes do this
 * at the same time, and none may find the file half written.
 */
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
  const draft = `${FILE}.${process.pid}`;
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(draft, outputFiles[0].contents);
  fs.renameSync(draft, FILE);
}
