import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeProduct } from '../catalogue/images/encode';
import { GROUND } from '../catalogue/images/palette';
import { WORN_VIEW } from '../catalogue/images/product-views';
import { createPictureCache, type PictureCache } from './picture-cache';

/** Edge length in px by file name prefix; no prefix means the original size. */
export const pictureSizes = { s_: 160, m_: 455, b_: 910, '': null } as const;

export type Shape = { size: number | null; format: 'webp' | 'jpg' };

/** The committed pictures, and smaller copies made on first request. */
export type Pictures = {
  /** A square picture; null if there is no such file. */
  product: (file: string, shape: Shape) => Promise<Uint8Array | null>;
  /** A picture in its original size and format; null if there is no such file. */
  whole: (file: string) => Promise<Uint8Array | null>;
  /** Link-preview picture, 1200 by 630 px JPEG; null if there is no such file. */
  social: (file: string) => Promise<Uint8Array | null>;
};

const FOLDER = join(__dirname, '..', 'catalogue', 'pictures');
const SOCIAL = { width: 1200, height: 630 };

// Copies are cached here; libvips would keep another 50 MB of files that are not read again.
sharp.cache(false);

export function openPictures(copies: PictureCache = createPictureCache(), folder = FOLDER): Pictures {
  const whole = (file: string) => readFile(join(folder, file)).catch(nullIfMissing);
  const copy = (name: string, file: string, make: (master: Buffer) => Promise<Buffer>) =>
    copies.get(`${name} ${file}`, () => whole(file), make);
  return {
    whole,
    product: (file, { size, format }) =>
      size === null && format === 'webp'
        ? whole(file)
        : copy(`${format} ${size}`, file, (master) => copyOf(master, file, { size, format })),
    social: (file) => copy('social', file, socialOf),
  };
}

async function copyOf(master: Buffer, file: string, { size, format }: Shape): Promise<Buffer> {
  const picture = size === null ? sharp(master) : sharp(master).resize(size, size, { kernel: 'lanczos3' });
  if (format === 'jpg') return picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
  const isHover = size !== null && size <= pictureSizes.m_ && file.endsWith(`-${WORN_VIEW}.webp`);
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return encodeProduct(data, info.width, info.height, isHover ? 'hover' : 'copy');
}

/**
 * Extends the picture's background to the wide format, because product pictures have margins above and below.
 */
function socialOf(master: Buffer): Promise<Buffer> {
  return sharp(master)
    .resize({ ...SOCIAL, fit: 'cover', background: GROUND })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
