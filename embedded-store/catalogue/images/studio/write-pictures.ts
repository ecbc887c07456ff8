import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { encodeProduct } from '../encode';
import type { FrameSpec } from '../frame-spec';
import { colourName } from '../picture-name';
import { cataloguePictures, renderName } from './catalogue-pictures';
import { composite, type Layout } from './composite';
import { measuresOverlay } from './dimensions';
import type { Job } from './render';
import { readNegative } from './render-layers';
import { readShadow } from './shadow';
import { borrowedViews, SIZE } from './views';

const PICTURES = join(__dirname, '..', '..', 'pictures', 'produtos');

/**
 * Composes every render in FOLDER in all the colours that the catalogue uses. Usage: write-pictures.ts FOLDER
 * [part of a name] [out]
 */
async function main([folder, part = '', out = PICTURES]: string[]): Promise<void> {
  if (!folder) throw new Error('Usage: write-pictures.ts FOLDER [part of a name] [out]');
  const byRender = new Map<string, (Shown & { file: string })[]>();
  for (const wanted of cataloguePictures()) {
    const name = renderName(wanted.spec, wanted.view);
    byRender.set(name, [...(byRender.get(name) ?? []), wanted]);
  }
  for (const [name, all] of byRender) {
    const render = join(folder, `${name}.exr`);
    const ready = existsSync(render) && existsSync(join(folder, `${name}.json`));
    if (!name.includes(part) || !ready) continue;
    const age = statSync(render).mtimeMs;
    const due = all.filter(
      ({ file }) => !existsSync(join(out, file)) || statSync(join(out, file)).mtimeMs < age,
    );
    if (due.length === 0) continue;
    const job: Job = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const negative = readNegative(render);
    const shadow = readShadow(folder, job);
    const layout = layoutOf(job);
    const developed = new Map<string, Buffer>();
    for (const { file, spec, view } of due) {
      const plain = developed.get(colourName(spec)) ?? composite(negative, shadow, spec, layout);
      developed.set(colourName(spec), plain);
      const pixels = await derivedView(plain, { spec, view }, job, layout);
      mkdirSync(dirname(join(out, file)), { recursive: true });
      const bytes = await encodeProduct(pixels, SIZE, SIZE);
      writeFileSync(join(out, file), bytes);
      console.log(file, bytes.length);
    }
  }
}

/** Centres the product, slightly below half the height. */
function layoutOf({ bounds, box, floorBox }: Job): Layout {
  const right = Math.round((0.5 - (bounds[0] + bounds[2]) / 2) * SIZE);
  const down = Math.round(((bounds[1] + bounds[3]) / 2 - (1 - MIDDLE)) * SIZE);
  const half = (value: number) => Math.round((value * SIZE) / 2) * 2;
  return {
    left: Math.round(box[0] * SIZE) + right,
    top: SIZE - Math.round(box[3] * SIZE) + down,
    shadowLeft: half(floorBox[0]) + right,
    shadowTop: SIZE - half(floorBox[3]) + down,
  };
}

type Shown = { spec: FrameSpec; view: number };

const MIDDLE = 0.52;

/** Derives a view from another view's picture. */
async function derivedView(pixels: Buffer, { spec, view }: Shown, job: Job, layout: Layout): Promise<Buffer> {
  const borrowed = spec.kind === 'lens' ? undefined : borrowedViews[view];
  if (!borrowed) return pixels;
  if (borrowed.as === 'measured') return withDimensions(pixels, spec, job, layout);
  const picture = sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } });
  if (borrowed.as === 'part') {
    const edge = Math.round(SIZE * DETAIL_FRACTION);
    const [x, y] = borrowed.middle;
    const region = { left: Math.round(x * SIZE - edge / 2), top: Math.round(y * SIZE - edge / 2) };
    return picture
      .extract({ ...region, width: edge, height: edge })
      .resize(SIZE, SIZE)
      .raw()
      .toBuffer();
  }
  return picture.flop().raw().toBuffer();
}

/** Fraction of the picture that a detail view shows. */
const DETAIL_FRACTION = 0.46;

/** Draws the dimension lines over a front view. */
function withDimensions(
  pixels: Buffer,
  spec: FrameSpec,
  { lenses, box }: Job,
  layout: Layout,
): Promise<Buffer> {
  const [right, down] = [
    layout.left - Math.round(box[0] * SIZE),
    layout.top - SIZE + Math.round(box[3] * SIZE),
  ];
  const placed = {
    left: lenses[0] * SIZE + right,
    top: (1 - lenses[3]) * SIZE + down,
    right: lenses[2] * SIZE + right,
    bottom: (1 - lenses[1]) * SIZE + down,
  };
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .composite([{ input: Buffer.from(measuresOverlay(spec, placed, SIZE)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
