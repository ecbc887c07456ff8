import { createStore } from '@/lib/shared/store';
import type { CutOut } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';
import { cutOutPhoto } from './worker-client';

/** A frame that can be tried on: a product with its measurements. */
export type TryOnFrame = {
  name: string;
  /** Path of the product. */
  href: string;
  front: FrameFront;
  /** Its colour and the address of a picture of the colour, if the product has several. */
  colour?: string;
  swatch?: string;
};

/** The product of a page, as a frame to try on. */
export type TryOnProduct = Omit<TryOnFrame, 'href'> & {
  /** The other colours of the same frame, with the paths of their pages. */
  colours: readonly Omit<TryOnFrame, 'front'>[];
};

/** How many frames fit side by side. */
const MAX_COMPARED = 4;

/**
 * The frames on the photo, in the order in which the shopper chose them. Kept while the shopper navigates.
 */
export const comparedFrames = createStore<readonly TryOnFrame[]>([]);

/**
 * Puts the frame of a page first. If other colours of it are on the photo, they get the size that is chosen
 * now.
 */
export function addFrameFirst(frame: TryOnFrame, colours: readonly TryOnFrame[] = []): void {
  const others = comparedFrames
    .get()
    .filter(({ href }) => href !== frame.href)
    .map((other) => colours.find(({ href }) => href === other.href) ?? other);
  comparedFrames.set([frame, ...others].slice(0, MAX_COMPARED));
}

/**
 * Removes a frame from the photo, or adds it in place of the first one if there are too many. The last frame
 * stays.
 */
export function toggleFrame(frame: TryOnFrame): void {
  const frames = comparedFrames.get();
  const others = frames.filter(({ href }) => href !== frame.href);
  if (others.length < frames.length) {
    if (others.length > 0) comparedFrames.set(others);
    return;
  }
  comparedFrames.set([...frames, frame].slice(-MAX_COMPARED));
}

/**
 * Why a frame is not on the photo: its picture shows no front on a light background, or cannot be loaded at
 * the moment.
 */
export type FrameProblem = 'unusable' | 'unavailable';

/** The last cut-outs, oldest first. */
const cutOuts = new Map<string, Promise<CutOut | FrameProblem>>();

/** How many are kept, because each takes a few megabytes: the compared ones, and others to choose from. */
const MAX_CUT_OUTS = 12;

async function loadCutOut(frame: TryOnFrame): Promise<CutOut | FrameProblem> {
  try {
    return (await cutOutPhoto(`/try-on/photo${frame.href}`, frame.front)) ?? 'unusable';
  } catch (error) {
    console.warn('The photo of the frame could not be read', error);
    // Forgotten, because the next attempt may succeed.
    cutOuts.delete(cutOutKey(frame));
    return 'unavailable';
  }
}

/** Key of a cut-out. Each size of a frame has its own, because its layers are as large as its front. */
const cutOutKey = ({ href, front: { frontWidth, bridge, lensWidth, lensHeight } }: TryOnFrame) =>
  [href, frontWidth, bridge, lensWidth, lensHeight].join();

/** The frame without its background. It is cut out once, and again after many others. */
export function frameCutOut(frame: TryOnFrame): Promise<CutOut | FrameProblem> {
  const key = cutOutKey(frame);
  const cutOut = cutOuts.get(key) ?? loadCutOut(frame);
  cutOuts.delete(key);
  cutOuts.set(key, cutOut);
  const [oldest = ''] = cutOuts.keys();
  if (cutOuts.size > MAX_CUT_OUTS) cutOuts.delete(oldest);
  return cutOut;
}
