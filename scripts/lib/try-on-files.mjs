import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Next to the page cache handler, with which it is deployed. */
const FOLDER = path.resolve('node_modules/.cache/storefront/try-on');

const WASM = 'node_modules/@tensorflow/tfjs-backend-wasm/dist';
const MODELS = 'node_modules/@vladmandic/human/models';

/** What the worker loads: the runtime, with and without SIMD, and the models of a face. */
const FILES = [
  `${WASM}/tfjs-backend-wasm-simd.wasm`,
  `${WASM}/tfjs-backend-wasm.wasm`,
  ...['blazeface', 'facemesh', 'iris'].flatMap((name) => [`${MODELS}/${name}.json`, `${MODELS}/${name}.bin`]),
];

/**
 * Bundles the worker of the try-on and puts it with its models where app/try-on serves them. The address of the models
 * names their content, so that browsers keep them for ever. Several processes of one build do this at the same time,
 * and none may find a file half written.
 */
export async function writeTryOnFiles() {
  const { build } = await import('esbuild');
  const contents = FILES.map((file) => ({ name: path.basename(file), content: fs.readFileSync(file) }));
  const hash = createHash('sha256');
  for (const { name, content } of contents) hash.update(`${name}\0${content.length}\0`).update(content);
  const version = hash.digest('hex').slice(0, 16);
  const { outputFiles } = await build({
    entryPoints: ['lib/try-on/worker.ts'],
    outfile: path.join(FOLDER, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { TRY_ON_FILES: JSON.stringify(`/try-on/${version}/`) },
    legalComments: 'external',
    logLevel: 'error',
    write: false,
  });
  const bundled = outputFiles.map(({ path: file, contents: content }) => ({
    name: path.basename(file),
    content,
  }));
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const { name, content } of [...contents, ...bundled]) {
    const file = path.join(FOLDER, name);
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, file);
  }
}
