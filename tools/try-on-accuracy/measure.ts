import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { writeBrowserWorkers } from '../../scripts/lib/browser-workers.mjs';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { launchChromium } from '../lib/chromium';
import { listen } from '../lib/listen';
import type { TryOn } from './try-on.mjs';

const TRY_ON_FILES = path.join(ROOT, 'node_modules/.cache/storefront/try-on');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};

declare const window: Window & { tryOn: TryOn };
type FrontSize = Parameters<TryOn['placeFrame']>[2];
type FoundPhoto = NonNullable<ReturnType<TryOn['facePhoto']['get']>>;
export type Measured = {
  problem: null;
  measures: FoundPhoto['measures'];
  placement: ReturnType<TryOn['placeFrame']>;
};
export type CardReading = Awaited<ReturnType<typeof readCardInPage>>;

/** The try-on's modules that measure a shopper's photo and draw a frame on it, bundled for a page. */
const PAGE = `
export { facePhoto, measurePhoto } from './lib/try-on/photo';
export { placeFrame } from './lib/try-on/placement';
export { readCard } from './lib/try-on/measure-card';
export { readPhotoOptics } from './lib/try-on/photo-optics';`;

/** A page with the try-on, its own worker and models, and the photos in `folder`. */
async function serve(folder: string) {
  await writeBrowserWorkers();
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: ROOT },
    bundle: true,
    format: 'iife',
    globalName: 'tryOn',
    target: 'es2022',
    logLevel: 'error',
    write: false,
  });
  const fileOf = (address: string) => {
    const name = path.basename(address);
    return address.startsWith('/try-on/') ? path.join(TRY_ON_FILES, name) : path.join(folder, name);
  };
  return listen(({ url = '/' }, response) => {
    response.setHeader('content-type', TYPES[path.extname(url)] ?? 'text/html');
    if (url === '/')
      return response.end('<!doctype html><title>try-on</title><script src="/page.js"></script>');
    if (url === '/page.js') return response.end(outputFiles[0]?.contents);
    const file = fileOf(url);
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    return fs.createReadStream(file).pipe(response);
  });
}

/** Runs in the page. */
async function measureInPage({
  address,
  front,
}: {
  address: string;
  front: FrontSize;
}): Promise<Measured | { problem: string }> {
  const { facePhoto, measurePhoto, placeFrame } = window.tryOn;
  const response = await fetch(address);
  const problem = await measurePhoto(await response.blob());
  const photo = facePhoto.get();
  if (problem !== null || photo === null) return { problem: problem ?? 'unreadable' };
  const { face, measures } = photo;
  return { problem, measures, placement: placeFrame(face, measures, front) };
}

/**
 * Runs in the page. Measures the pupillary distance in three ways: by the card as in a camera picture, by the
 * card in a file that describes its lens, and by the irises alone. Each result is a distance or a problem.
 */
async function readCardInPage(address: string) {
  const { facePhoto, measurePhoto, readCard, readPhotoOptics } = window.tryOn;
  const blob = await (await fetch(address)).blob();
  const picture = await createImageBitmap(blob);
  const optics = await readPhotoOptics(new File([blob], 'photo.jpg'), picture);
  const byCard = await readCard(await createImageBitmap(blob));
  const byFile = await readCard(picture, optics);
  const problem = await measurePhoto(blob);
  return { byCard, byFile, byIris: problem ?? facePhoto.get()?.measures.pupils.total };
}

/** Results by the name of each photo in `folder`. `measure` gets a page and the photo's address. */
async function forEachPhoto<Result>(
  folder: string,
  names: readonly string[],
  measure: (page: Page, address: string) => Promise<Result>,
) {
  const server = await serve(folder);
  const chrome = await launchChromium();
  try {
    const page = await chrome.newPage();
    await page.goto(server.url);
    const found = new Map<string, Result>();
    for (const name of names) found.set(name, await measure(page, `/${name}`));
    return found;
  } finally {
    await chrome.close();
    await server.close();
  }
}

/**
 * The try-on's result for each photo in `folder`, by name: a problem, or the measures and the position of the
 * front.
 */
export const measurePhotos = (folder: string, names: readonly string[], front: FrontSize) =>
  forEachPhoto(folder, names, (page, address) => page.evaluate(measureInPage, { address, front }));

/**
 * The pupillary distance in each photo in `folder`, by name: by a card (camera and file) and by the irises.
 */
export const readCards = (folder: string, names: readonly string[]) =>
  forEachPhoto(folder, names, (page, address) => page.evaluate(readCardInPage, address));
