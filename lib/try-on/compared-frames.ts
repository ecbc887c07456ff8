import { createStore } from '@/lib/shared/store';
import { context2d } from './draw-try-on';
import { type CutOut, cutOutFrame } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';

/** A frame that can be tried on: a product with its measures. */
export type TryOnFrame = { name: string /** Path of the product. */; href: string; front: FrameFront };

/** A product of a page. */
export type TryOnProduct = Omit<TryOnFrame, 'href'> & {
  /** The other colours of the same frame, with the paths of their pages. */
  colours: readonly Pick<TryOnFrame, 'name' | 'href'>[];
};

/** As many as fit side by side. */
const MAX_COMPARED = 4;

/** The frames on the photo, in the order in which they were chosen; kept while the shopper goes from page to page. */
export const comparedFrames = createStore<readonly TryOnFrame[]>([]);

/** Puts the frame of a page first. */
export function addFrameFirst(frame: TryOnFrame): void {
  const others = comparedFrames.get().filter(({ href }) => href !== frame.href);
  comparedFrames.set([frame, ...others].slice(0, MAX_COMPARED));
}

/** Puts a frame on the photo, the first one off when there are too many, or takes it off. The last one stays. */
export function toggleFrame(frame: TryOnFrame): void {
  const frames = comparedFrames.get();
  const others = frames.filter(({ href }) => href !== frame.href);
  if (others.length < frames.length) {
    if (others.length > 0) comparedFrames.set(others);
    return;
  }
  comparedFrames.set([...frames, frame].slice(-MAX_COMPARED));
}

const cutOuts = new Map<string, Promise<CutOut | null>>();

async function loadCutOut({ href, front }: TryOnFrame): Promise<CutOut | null> {
  const response = await fetch(`/try-on/photo${href}`);
  if (!response.ok) return null;
  const picture = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = context2d(canvas);
  context.drawImage(picture, 0, 0);
  picture.close();
  return cutOutFrame(context.getImageData(0, 0, canvas.width, canvas.height), front);
}

/** The frame without its ground; null when its photo does not allow that. */
export function frameCutOut(frame: TryOnFrame): Promise<CutOut | null> {
  const known = cutOuts.get(frame.href);
  if (known) return known;
  const loading = loadCutOut(frame).catch((error: unknown) => {
    console.warn('The photo of the frame could not be read', error);
    // The next try may succeed.
    cutOuts.delete(frame.href);
    return null;
  });
  cutOuts.set(frame.href, loading);
  return loading;
}
