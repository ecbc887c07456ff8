import { scaledByPupils } from '@/lib/face-measure/card/card-readings';
import type { FaceMeasures, FaceProblem, Measure } from '@/lib/face-measure/geometry/face-measures';
import type { Face } from '@/lib/face-measure/geometry/landmarks';
import type { MeasuredFace } from '@/lib/face-measure/measure';
import { createStore } from '@/lib/shared/store';
import { measureFace, stopWorker } from './worker-client';

/** A measured photo of a face. It exists only in the memory of this page. */
export type FacePhoto = { picture: ImageBitmap; face: Face; measures: FaceMeasures };

/** Why a photo cannot be used. */
export type PhotoProblem = FaceProblem | 'unreadable' | 'no-face' | 'unavailable';

/**
 * Larger photos are reduced to this length in px: an iris still has enough pixels, and phones have enough
 * memory.
 */
const LONG_SIDE = 1600;

/** The photo for trying on frames, until it is deleted or the page is left. */
export const facePhoto = createStore<FacePhoto | null>(null);

/** The shopper's pupillary distance as measured by a card; applies to every photo of this visit. */
const pupilsByCard = createStore<Measure | null>(null);

/**
 * Rescales the measures of the current photo, and of every later one, by the pupillary distance from a card.
 */
export function rescaleByPupils(pupils: Measure): void {
  pupilsByCard.set(pupils);
  const photo = facePhoto.get();
  if (photo) facePhoto.set({ ...photo, measures: scaledByPupils(photo.measures, pupils) });
}

/** Forgets the photo, so that the shopper can take another one. */
export function clearPhoto(): void {
  facePhoto.get()?.picture.close();
  facePhoto.set(null);
}

/** Deletes the photo and the card's measure, and stops the worker that has read them. */
export function deletePhoto(): void {
  clearPhoto();
  pupilsByCard.set(null);
  stopWorker();
}

/** The picture, upright and not larger than needed. */
async function readPicture(source: ImageBitmapSource): Promise<ImageBitmap> {
  const full = await createImageBitmap(source, { imageOrientation: 'from-image' });
  // A picture from the camera would stay in memory with its copy.
  if ('close' in source) source.close();
  const scale = LONG_SIDE / Math.max(full.width, full.height);
  if (scale >= 1) return full;
  const size = { resizeWidth: Math.round(full.width * scale), resizeHeight: Math.round(full.height * scale) };
  const small = await createImageBitmap(full, { ...size, resizeQuality: 'high' });
  full.close();
  return small;
}

async function pictureOrNull(source: ImageBitmapSource): Promise<ImageBitmap | null> {
  try {
    return await readPicture(source);
  } catch (error) {
    console.warn('The photo could not be opened', error);
    return null;
  }
}

/** The measured face in a picture, or why it cannot be measured. */
async function faceIn(picture: ImageBitmap): Promise<Omit<FacePhoto, 'picture'> | PhotoProblem> {
  let found: MeasuredFace | null;
  try {
    found = await measureFace(await createImageBitmap(picture));
  } catch (error) {
    console.warn('This browser cannot look for faces', error);
    return 'unavailable';
  }
  if (found === null) return 'no-face';
  const { face, measures } = found;
  if (typeof measures === 'string') return measures;
  const pupils = pupilsByCard.get();
  return { face, measures: pupils ? scaledByPupils(measures, pupils) : measures };
}

/** Opens a photo, finds the face and measures it. Sets `facePhoto`, or returns why it failed. */
export async function measurePhoto(source: ImageBitmapSource): Promise<PhotoProblem | null> {
  const picture = await pictureOrNull(source);
  if (picture === null) return 'unreadable';
  const measured = await faceIn(picture);
  if (typeof measured === 'string') {
    picture.close();
    return measured;
  }
  facePhoto.get()?.picture.close();
  facePhoto.set({ picture, ...measured });
  return null;
}

/** Margin around a face that the photo shows, in widths and heights of the face. */
const CROP_MARGIN = { x: 0.35, above: 0.45, below: 0.3 } as const;

/** The part of a photo that shows the face, in whole px. */
export function faceCrop({
  picture,
  face,
}: Pick<FacePhoto, 'face'> & { picture: { width: number; height: number } }) {
  const xs = face.mesh.map(({ x }) => x);
  const ys = face.mesh.map(({ y }) => y);
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const left = Math.max(0, Math.floor(Math.min(...xs) - CROP_MARGIN.x * width));
  const right = Math.min(picture.width, Math.ceil(Math.max(...xs) + CROP_MARGIN.x * width));
  const top = Math.max(0, Math.floor(Math.min(...ys) - CROP_MARGIN.above * height));
  const bottom = Math.min(picture.height, Math.ceil(Math.max(...ys) + CROP_MARGIN.below * height));
  return { left, top, width: right - left, height: bottom - top };
}
