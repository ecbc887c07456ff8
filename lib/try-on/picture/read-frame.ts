import { type CutOut, cutOutFrame } from './cut-out';
import type { FrameFront } from './lenses';

/**
 * The frame in the photo at `address`, without its ground; null when there is no photo or it does not allow that.
 * @throws Error when the photo cannot be had now, or the browser has no 2D canvas in a worker
 */
export async function readFrame(address: string, front: FrameFront): Promise<CutOut | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const picture = await createImageBitmap(await response.blob());
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D canvas in the worker');
  context.drawImage(picture, 0, 0);
  picture.close();
  return cutOutFrame(context.getImageData(0, 0, width, height), front);
}
