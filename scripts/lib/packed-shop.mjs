import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The programs of a built shop, from which its files are traced. */
const PROGRAMS = [
  '.next/shop-server.cjs',
  '.next/agent-worker.cjs',
  'next.config.mjs',
  'node_modules/.cache/storefront/page-cache-handler.cjs',
  'node_modules/.cache/storefront/picture-worker.cjs',
];

/**
 * This file requires compilers. Next does not start without the file, although it never loads a compiler from
 * it.
 */
const ALIASES = 'node_modules/next/dist/server/config-utils.js';

/** The shop opens these files by name, so tracing imports does not find them. */
const READ = [
  'node_modules/libheif-js/libheif-wasm/libheif.js',
  'node_modules/libheif-js/libheif-wasm/libheif.wasm',
];

/** Packages that only a build or the development server loads. */
const NOT_SERVED = [
  '**/next/dist/{server/dev,build/webpack,build/swc,build/babel,next-devtools}/**',
  '**/next/dist/compiled/{webpack,babel,babel-packages,terser,next-devtools,@babel}/**',
  '**/next/dist/compiled/**/*.{development,profiling}*.js',
  '**/next/dist/compiled/next-server/*.dev.js',
  'node_modules/{@next/swc-*,esbuild,@esbuild,typescript,@typescript}/**',
  '**/*.{d.ts,map,md}',
  'scripts/**',
];

/** The package with which Next traces its own builds. */
const TRACER = 'next/dist/compiled/@vercel/nft';

/** Folders of .next that only the next build reads. */
const BUILD_ONLY = new Set('cache trace trace-build turbopack diagnostics types dev build'.split(' '));

const COPIED = ['package.json', 'next.config.mjs', 'lib/config', 'public', 'node_modules/.cache/storefront'];

/**
 * The files that each part of the build loads, as Next traced them.
 * @param {string} root
 * @returns {string[]}
 */
function tracedByNext(root) {
  const names = fs.readdirSync(path.join(root, '.next'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.nft.json'))
    .flatMap((name) => {
      const file = path.join(root, '.next', name);
      /** @type {{ files: string[] }} */
      const { files } = JSON.parse(fs.readFileSync(file, 'utf8'));
      return files.map((traced) => path.relative(root, path.resolve(path.dirname(file), traced)));
    });
}

/** @param {string} root */
function foundByNext(root) {
  const aliases = fs
    .readFileSync(path.join(root, ALIASES), 'utf8')
    .matchAll(/'(next\/dist\/compiled\/[^']+)'/g);
  return [...aliases].map(([, name = '']) => path.relative(root, require.resolve(name)));
}

/** The files of packages, relative to `root`, that the build there loads to serve the shop. @param {string} root */
async function loadedPackages(root) {
  /** @type {{ nodeFileTrace: (files: string[], options: object) => Promise<{ fileList: Set<string> }> }} */
  const { nodeFileTrace } = require(TRACER);
  const { fileList } = await nodeFileTrace(PROGRAMS, { base: root, processCwd: root, ignore: NOT_SERVED });
  const names = foundByNext(root);
  const files = new Set([...fileList, ...tracedByNext(root), ...PROGRAMS, ...READ, ...names]);
  return [...files].filter((name) => name.startsWith(`node_modules${path.sep}`));
}

/**
 * @param {string} dist
 * @param {string} file
 */
const isBuildOnly = (dist, file) => BUILD_ONLY.has(path.relative(dist, file).split(path.sep)[0] ?? '');

/**
 * Copies only what the build in `root` needs to run into the empty folder `target`.
 * @param {string} root
 * @param {string} target
 */
export async function packShop(root, target) {
  const dist = path.join(root, '.next');
  for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  const filter = (/** @type {string} */ file) => !isBuildOnly(dist, file) && !file.endsWith('.nft.json');
  // The copied folder has relative links into node_modules.
  fs.cpSync(dist, path.join(target, '.next'), { recursive: true, filter, verbatimSymlinks: true });
  for (const name of await loadedPackages(root)) {
    const file = path.join(root, name);
    if (fs.statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.copyFileSync(file, path.join(target, name));
  }
}
