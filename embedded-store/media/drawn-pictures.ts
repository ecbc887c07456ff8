import sharp from 'sharp';
import type { PictureCache } from './picture-cache';

/** Resolution: a drawing is shown at half its size, on phones with two or three pixels per CSS pixel. */
const DENSITY = 72 * 1.5;

/**
 * Returns the picture of a drawing by its file name, using a function that draws a slug; null for an unknown
 * name.
 */
export type DrawnPictures = (
  file: string,
  drawingOf: (slug: string) => string | null,
) => Promise<Uint8Array | null>;

/**
 * Swatches, shapes and seals as WebP, made on the first request. Browsers treat each SVG as a separate
 * document and lay it out on the page's main thread: the 26 in a listing took 70 ms, and four times as long
 * on a phone.
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
