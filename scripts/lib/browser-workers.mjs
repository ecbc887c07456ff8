import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from './files.mjs';

/** This folder is deployed together with the page cache handler. */
const FOLDER = path.resolve('node_modules/.cache/storefront');

const WASM = 'node_modules/@tensorflow/tfjs-backend-wasm/dist';
const MODELS = 'node_modules/@vladmandic/human/models';
const PDF = 'node_modules/pdfjs-dist';

/** @param {string} folder */
const inFolder = (folder) => fs.readdirSync(folder).map((name) => `${folder}/${name}`);

/** The browser's workers, by folder, each with the files that it loads. */
const WORKERS = {
  'try-on': {
    entry: 'lib/try-on/worker.ts',
    // The runtime, with and without SIMD, and the face models.
    files: () => [
      `${WASM}/tfjs-backend-wasm-simd.wasm`,
      `${WASM}/tfjs-backend-wasm.wasm`,
      ...['blazeface', 'facemesh', 'iris'].flatMap((name) => [
        `${MODELS}/${name}.json`,
        `${MODELS}/${name}.bin`,
      ]),
    ],
  },
  'prescription-pdf': {
    entry: 'lib/purchase/lens/pdf/worker.ts',
    // Decoders for JPEG 2000, JBIG2 and colour profiles, and the fonts that documents need not embed, each
    // with its licence.
    files: () => [
      ...inFolder(`${PDF}/wasm`).filter((file) => !file.endsWith('.js')),
      ...inFolder(`${PDF}/standard_fonts`),
    ],
  },
};

/**
 * @param {string} name
 * @param {(typeof WORKERS)[keyof typeof WORKERS]} worker
 */
async function writeWorker(name, { entry, files }) {
  const { build } = await import('esbuild');
  const loaded = files().map((file) => ({ name: path.basename(file), content: fs.readFileSync(file) }));
  const hash = createHash('sha256');
  for (const file of loaded) hash.update(`${file.name}\0${file.content.length}\0`).update(file.content);
  const version = hash.digest('hex').slice(0, 16);
  const folder = path.join(FOLDER, name);
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: path.join(folder, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { WORKER_FILES: JSON.stringify(`/${name}/${version}/`) },
    legalComments: 'external',
    logLevel: 'error',
    write: false,
  });
  const bundled = outputFiles.map((file) => ({ name: path.basename(file.path), content: file.contents }));
  for (const { name: own, content } of [...loaded, ...bundled]) writeWhole(path.join(folder, own), content);
}

/**
 * Bundles the workers for browsers, and copies each with its files to the folder that its routes in app/
 * serve. The files' address contains a hash of their content, so that browsers may cache them for ever.
 */
export async function writeBrowserWorkers() {
  await Promise.all(Object.entries(WORKERS).map(([name, worker]) => writeWorker(name, worker)));
}
