import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { FaceMeasurer, loadFaceMeasurer } from '../measure';
import { forEachPhoto } from './photos-in-page';

declare const window: Window & {
  faceMeasure: { loadFaceMeasurer: typeof loadFaceMeasurer };
  measurer?: Promise<FaceMeasurer>;
};

const require = createRequire(import.meta.url);
const MODELS = [
  path.join(path.dirname(require.resolve('@vladmandic/human')), '..', 'models'),
  path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm')),
];

async function bundlePackage() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'measure.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'faceMeasure',
    target: 'es2022',
    logLevel: 'error',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs in the page. */
async function measureInPage({ address, isByCard }: { address: string; isByCard: boolean }) {
  window.measurer ??= window.faceMeasure.loadFaceMeasurer('/models/');
  const measurer = await window.measurer;
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const found = await (isByCard ? measurer.measureWithCard(image) : measurer.measure(image));
  if (found === null) return 'no-face';
  return typeof found.measures === 'string' ? found.measures : found.measures.pupils.total;
}

type Options = { folder: string; names: readonly string[]; isByCard: boolean; executablePath?: string };

/**
 * This package's results for the photos in `folder`, by name: the pupillary distance with its uncertainty, or why
 * the photo cannot be measured.
 */
export async function measurePhotos({ folder, names, isByCard, executablePath }: Options) {
  const script = await bundlePackage();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    return await forEachPhoto(
      browser,
      { script, folders: { models: MODELS } },
      { folder, names },
      (page, address) => page.evaluate(measureInPage, { address, isByCard }),
    );
  } finally {
    await browser.close();
  }
}
