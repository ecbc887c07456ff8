/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { bannerPictures } from '../content/banners';
import { openPictures } from '../media/pictures';
import { keptCheck } from '../testing/kept-verdicts';
import { GROUND } from './images/palette';
import { cataloguePictures } from './images/studio/catalogue-pictures';
import { seedLists } from './seed/bundles';
import { catalogueEntries } from './seed/product-rows';

jest.setTimeout(300_000);

const folder = join(__dirname, 'pictures');
const present = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const products = cataloguePictures().map(({ file }) => `produtos/${file}`);
const lists = seedLists([...catalogueEntries(200)]).flatMap(({ list }) =>
  [1, 2, 3].map((view) => `listas/${list.slug}-${view}.webp`),
);
const banners = [...bannerPictures].flatMap((name) =>
  ['desktop', 'mobile'].map((variant) => `banners/${name}-${variant}.webp`),
);
const ground = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));

/** Whether all four edges of a picture have exactly the background colour. */
async function hasGroundEdges(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const same = (x: number, y: number) =>
    ground.every((value, c) => data[(y * info.width + x) * 3 + c] === value);
  return Array.from({ length: info.width }, (_, i) => i).every(
    (i) => same(i, 0) && same(i, info.height - 1) && same(0, i) && same(info.width - 1, i),
  );
}

/** Everything besides a picture's bytes that decides whether it passes. */
const SOURCES = [
  __filename,
  join(__dirname, 'images/encode.ts'),
  join(__dirname, 'images/palette.ts'),
  join(__dirname, '../media/pictures.ts'),
  // The version of sharp.
  join(__dirname, '../package.json'),
];

/** Details and heads, which reach the edges of their pictures. */
const isClose = (file: string) => /produtos\/(?!lentes).*-[04678]\.webp$/.test(file);

test('the folder contains exactly the pictures that the catalogue uses', () => {
  expect(present.filter((name) => !name.endsWith('.md')).sort()).toEqual(
    [...new Set([...products, ...lists, ...banners])].sort(),
  );
});

test('pictures are at most 60 KB per product and 30 MB in total', () => {
  const sizes = present.map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(30 * 1024 * 1024);
  const heavy = [...products, ...lists].filter((name) => statSync(join(folder, name)).size > 60 * 1024);
  expect(heavy).toEqual([]);
});

test('the edges of product pictures have exactly the page’s background colour', async () => {
  const failing = keptCheck('ground-edges', SOURCES, (file) => hasGroundEdges(readFileSync(file)));
  const whole = [...products, ...lists].filter((file) => !isClose(file));
  expect(await failing(whole.map((name) => join(folder, name)))).toEqual([]);
});

/**
 * Pictures whose copies are tested. Only a few are tested, because each takes a tenth of a second, and the
 * heaviest pictures have the heaviest copies.
 */
const MAX_COPIES = 30;

test('CARD-15: the picture on a card is under 8 KB, and its edges have the background colour', async () => {
  const pictures = openPictures();
  const bytesOf = (name: string) => statSync(join(folder, name)).size;
  const shown = products
    .filter((file) => /-[12]\.webp$/.test(file))
    .sort((a, b) => bytesOf(b) - bytesOf(a))
    .slice(0, MAX_COPIES);
  const failing = keptCheck('card-copies', SOURCES, async (file) => {
    const copy = await pictures.product(relative(folder, file), { size: 455, format: 'webp' });
    return copy !== null && copy.length <= 8 * 1024 && (await hasGroundEdges(copy));
  });
  expect(await failing(shown.map((name) => join(folder, name)))).toEqual([]);
});

test('CARD-15: the picture that a card shows on hover, on a head, is under 8 KB', async () => {
  const pictures = openPictures();
  const worn = products.filter((file) => /produtos\/(?!lentes).*-0\.webp$/.test(file));
  expect(worn.length).toBeGreaterThan(150);
  const bytesOf = (name: string) => statSync(join(folder, name)).size;
  const heaviest = worn.sort((a, b) => bytesOf(b) - bytesOf(a)).slice(0, MAX_COPIES);
  const failing = keptCheck('hover-copies', SOURCES, async (file) => {
    const copy = await pictures.product(relative(folder, file), { size: 455, format: 'webp' });
    return copy !== null && copy.length <= 8 * 1024;
  });
  expect(await failing(heaviest.map((name) => join(folder, name)))).toEqual([]);
});

test('HOME-04: campaign pictures have the shapes of their slots, and the first is sharp where it is enlarged', async () => {
  const size = async (name: string) => {
    const { width, height } = await sharp(join(folder, 'banners', name)).metadata();
    return [width, height];
  };
  const shape = async (name: string) => {
    const [width = 0, height = 1] = await size(name);
    return width / height;
  };
  for (const n of [1, 2, 3]) {
    expect(await shape(`principal-${n}-desktop.webp`)).toBe(1920 / 400);
    expect(await shape(`principal-${n}-mobile.webp`)).toBe(720 / 550);
  }
  // The main banner's slot is taller than the picture, and phones have two or three pixels per CSS pixel.
  expect(await size('principal-1-desktop.webp')).toEqual([2880, 600]);
  expect(await size('principal-1-mobile.webp')).toEqual([864, 660]);
  const first = join(folder, 'banners/principal-1-mobile.webp');
  expect(statSync(first).size).toBeLessThan(16 * 1024);
  expect(await size('estilos-1-desktop.webp')).toEqual([800, 1000]);
  expect(await size('vitrine-1-desktop.webp')).toEqual([640, 640]);
});
