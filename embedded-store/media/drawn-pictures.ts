import sharp from 'sharp';
import type { PictureCache } from './picture-cache';

/** Pixels per px of a drawing: it is shown at half of its size, on phones with two or three dots per px. */
const DENSITY = 72 * 1.5;

/** The picture of a drawing by file name, with a function that draws a slug; null for an unknown name. */
export type DrawnPictures = (
  file: string,
  drawingOf: (slug: string) => string | null,
) => Promise<Uint8Array | null>;

/**
 * Swatches, shapes and seals as WebP, made on first request. As SVG, each would be a separate document to the
 * browser, laid out on the page's main thread: the 26 in a listing took 70 ms, and four times that on a phone.
 */
export function createDrawnPictures(pictures: PictureCache): DrawnPictures {
  return async (file, drawingOf) => {
    const slug = /^([a-z0-9-]{1,60})\.webp$/.exec(file)?.[1];
    const svg = slug === undefined ? null : drawingOf(slug);
    if (svg === null) return null;
    const paint = (drawing: Buffer) =>
      sharp(drawing, { density: DENSITY }).webp({ lossless: true, effort: 6 }).toBuffer();
    return pictures.get(svg, async () => Buffer.from(svg), paint);
  };
}
