import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { GROUND } from '../palette';
import { cataloguePictures } from './catalogue-pictures';

const ROOT = join(__dirname, '..', '..', '..', '..');
const PICTURES = join(ROOT, 'embedded-store', 'catalogue', 'pictures', 'produtos');
const OUT = join(ROOT, '.readme', 'contact-sheet.webp');
const [WIDE, TALL, COLUMNS] = [96, 60, 18];

/** Writes all product pictures on one sheet, for review and for the README. */
async function main(): Promise<void> {
  const files = cataloguePictures()
    .map(({ file }) => join(PICTURES, file))
    .filter(existsSync)
    .sort();
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(WIDE, TALL, { fit: 'cover' }).toBuffer(),
      left: (i % COLUMNS) * WIDE,
      top: Math.floor(i / COLUMNS) * TALL,
    })),
  );
  const height = Math.ceil(files.length / COLUMNS) * TALL;
  const sheet = sharp({
    create: { width: COLUMNS * WIDE, height, channels: 3, background: GROUND },
  }).composite(tiles);
  const { size } = await sheet.webp({ quality: 72, effort: 6 }).toFile(OUT);
  console.log(`${files.length} pictures, ${size} bytes`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
