import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { forEachPhoto } from '../../lib/face-measure/bench/photos-in-page';
import { writeBrowserWorkers } from '../../scripts/lib/browser-workers.mjs';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { withChromium } from '../lib/chromium';
import type { TryOn } from './try-on.mjs';

const TRY_ON_FILES = path.join(ROOT, 'node_modules/.cache/storefront/try-on');

declare const window: Window & { tryOn: TryOn };
type FrontSize = Parameters<TryOn['placeFrame']>[2];
type FoundPhoto = NonNullable<ReturnType<TryOn['facePhoto']['get']>>;
type Measured = {
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

type Photos = Parameters<typeof forEachPhoto>[2];

/** Results by the name of each photo. The page has the try-on, its worker and its models. */
async function withTryOn<Result>(photos: Photos, measure: (page: Page, address: string) => Promise<Result>) {
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
  const site = { script: outputFiles[0]?.text ?? '', folders: { 'try-on': [TRY_ON_FILES] } };
  return withChromium((browser) => forEachPhoto(browser, site, photos, measure));
}

/** The try-on's result for each photo, by name: a problem, or the measures and the position of the front. */
export const measurePhotos = (photos: Photos, front: FrontSize) =>
  withTryOn(photos, (page, address) => page.evaluate(measureInPage, { address, front }));

/** The pupillary distance in each photo, by name: by a card (camera and file) and by the irises. */
export const readCards = (photos: Photos) =>
  withTryOn(photos, (page, address) => page.evaluate(readCardInPage, address));
