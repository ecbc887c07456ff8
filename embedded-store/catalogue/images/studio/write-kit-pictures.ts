import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { seedLists } from '../../seed/bundles';
import { catalogueEntries } from '../../seed/product-rows';
import { encodeProduct } from '../encode';
import { GROUND } from '../palette';
import { pictureFile } from '../picture-name';
import { SIZE } from './views';

const PICTURES = join(__dirname, '..', '..', 'pictures');
/** Lists only contain products with ids up to this one. */
const CORE_PRODUCTS = 200;

/** The view of the products in each picture of a list: three-quarter, front, side. */
const LIST_VIEWS = [2, 1, 3];

/** Centre of each product and its size, as fractions of the picture, by number of products. */
const arrangements: Record<number, { size: number; at: readonly (readonly [number, number])[] }> = {
  2: {
    size: 0.72,
    at: [
      [0.38, 0.36],
      [0.62, 0.66],
    ],
  },
  3: {
    size: 0.62,
    at: [
      [0.33, 0.34],
      [0.66, 0.5],
      [0.36, 0.66],
    ],
  },
  4: {
    size: 0.52,
    at: [
      [0.28, 0.36],
      [0.73, 0.36],
      [0.28, 0.66],
      [0.73, 0.66],
    ],
  },
};

const ground = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));

/**
 * Composes the pictures of kits and lists from product pictures. All of these have the same background and
 * light, so their shadows can be multiplied.
 */
async function main(): Promise<void> {
  mkdirSync(join(PICTURES, 'listas'), { recursive: true });
  const entries = [...catalogueEntries(CORE_PRODUCTS)];
  for (const { list, items } of seedLists(entries)) {
    const specs = items.flatMap(
      ({ productId }) => entries.find((e) => e.product.id === productId)?.product.frameSpec ?? [],
    );
    for (const [i, view] of LIST_VIEWS.entries()) {
      const files = specs.map((spec) => join(PICTURES, 'produtos', pictureFile(spec, view)));
      const file = join(PICTURES, 'listas', `${list.slug}-${i + 1}.webp`);
      const bytes = await encodeProduct(await together(files), SIZE, SIZE);
      writeFileSync(file, bytes);
      console.log(file, bytes.length);
    }
  }
}

async function together(files: readonly string[]): Promise<Buffer> {
  const plan = arrangements[files.length];
  if (!plan) throw new RangeError(`There is no arrangement for ${files.length} products: add one.`);
  const picture = Buffer.alloc(SIZE * SIZE * 3);
  for (let i = 0; i < picture.length; i++) picture[i] = ground[i % 3] as number;
  const edge = Math.round(SIZE * plan.size);
  for (const [i, file] of files.entries()) {
    const [x, y] = plan.at[i] as readonly [number, number];
    const [left, top] = [Math.round(x * SIZE - edge / 2), Math.round(y * SIZE - edge / 2)];
    const one = await sharp(readFileSync(file)).resize(edge, edge).removeAlpha().raw().toBuffer();
    for (let v = 0; v < edge; v++)
      for (let u = 0; u < edge; u++) {
        const [px, py] = [left + u, top + v];
        if (px < 0 || py < 0 || px >= SIZE || py >= SIZE) continue;
        for (let c = 0; c < 3; c++) {
          const at = (py * SIZE + px) * 3 + c;
          picture[at] = Math.round(
            ((picture[at] as number) * (one[(v * edge + u) * 3 + c] as number)) / (ground[c] as number),
          );
        }
      }
  }
  return picture;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
