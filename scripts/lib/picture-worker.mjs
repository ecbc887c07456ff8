import path from 'node:path';
import { bundle } from './server-bundle.mjs';

/** This folder is deployed together with the page cache handler. */
const FILE = path.resolve('node_modules/.cache/storefront/picture-worker.cjs');

/** Bundles the worker that decodes pictures (lib/pictures/worker) for the shop and its tests. */
export const writePictureWorker = () =>
  bundle('lib/pictures/worker/main.ts', FILE, { external: ['sharp', 'libheif-js'] });
