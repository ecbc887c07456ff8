import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { encodeProduct } from '../encode';
import type { FrameSpec } from '../frame-spec';
import { colourName, LENS_ZONE_VIEWS } from '../picture-name';
import { cataloguePictures, lensIndex, renderName } from './catalogue-pictures';
import { composite, type Layout } from './composite';
import { type LensBox, measuresOverlay } from './dimensions';
import { zoneNames } from './lens-zones';
import type { Job } from './render';
import { readNegative } from './render-layers';
import { readShadow } from './shadow';
import { RADIUS } from './uncut-lens';
import { borrowedViews, lensViews, SIZE } from './views';

const PICTURES = join(__dirname, '..', '..', 'pictures', 'produtos');

/**
 * Composes every render in FOLDER in all colours that the catalogue uses. Usage: write-pictures.ts FOLDER
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
    const negative = readNegative(join(folder, name));
    const shadow = readShadow(folder, job);
    const layout = layoutOf(
      job,
      all.some(({ spec, view }) => hasZoneNames(spec, view)),
    );
    const developed = new Map<string, Buffer>();
    for (const { file, spec, view } of due) {
      const colours = spec.kind === 'lens' ? file : colourName(spec);
      const plain =
        developed.get(colours) ??
        (await withoutGrain(
          composite(negative, shadow, spec, { ...layout, uncut: uncutIn(spec, view) }),
          layout.size,
        ));
      developed.set(colours, plain);
      const { pixels, size } = await derivedView(plain, { spec, view }, job, layout);
      mkdirSync(dirname(join(out, file)), { recursive: true });
      const bytes = await encodeProduct(pixels, size, size);
      writeFileSync(join(out, file), bytes);
      console.log(file, bytes.length);
    }
  }
}

/**
 * Grain as fine as one pixel of a large picture costs bytes but is invisible, because the picture is scaled
 * down.
 */
async function withoutGrain(pixels: Buffer, size: number): Promise<Buffer> {
  if (size === SIZE) return pixels;
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .blur(0.7)
    .raw()
    .toBuffer();
}

/**
 * Places the product in the centre, slightly below half the height, or further left if there are names next
 * to it.
 */
function layoutOf({ size, bounds, box, floorBox }: Job, isNamed: boolean): Layout {
  const right = Math.round((0.5 - (isNamed ? ASIDE : 0) - (bounds[0] + bounds[2]) / 2) * size);
  const down = Math.round(((bounds[1] + bounds[3]) / 2 - (1 - MIDDLE)) * size);
  const shadowScale = size / SIZE;
  const onFloor = (value: number) => Math.round(value * SIZE) * shadowScale;
  return {
    size,
    left: Math.round(box[0] * size) + right,
    top: size - Math.round(box[3] * size) + down,
    shadowLeft: onFloor(floorBox[0]) + right,
    shadowTop: size - onFloor(floorBox[3]) + down,
    shadowScale,
    uncut: null,
  };
}

function uncutIn(spec: FrameSpec, view: number): Layout['uncut'] {
  const arrangement = spec.kind === 'lens' ? lensViews[view]?.arrangement : undefined;
  if (!arrangement) return null;
  return { arrangement, index: lensIndex(spec, view), hasZones: LENS_ZONE_VIEWS.includes(view) };
}

type Shown = { spec: FrameSpec; view: number };

const MIDDLE = 0.52;
const ASIDE = 0.14;

/** Whether a picture of a lens shows the names of its zones. */
function hasZoneNames({ kind }: FrameSpec, view: number): boolean {
  return kind === 'lens' && lensViews[view]?.arrangement === 'single' && LENS_ZONE_VIEWS.includes(view);
}

/** Derives a view from another view's picture. */
async function derivedView(
  pixels: Buffer,
  { spec, view }: Shown,
  job: Job,
  layout: Layout,
): Promise<Picture> {
  const { size } = layout;
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  if (spec.lens) {
    if (!hasZoneNames(spec, view)) return { pixels, size };
    const { left, top, right, bottom } = lensBox(job, layout);
    const overlay = zoneNames(spec.lens.design, {
      middle: [(left + right) / 2, (top + bottom) / 2],
      pxPerMm: (right - left) / (2 * RADIUS),
      size,
    });
    return usualSize(picture.composite([{ input: Buffer.from(overlay) }]).removeAlpha());
  }
  const borrowed = borrowedViews[view];
  if (!borrowed) return { pixels, size };
  if (borrowed.as === 'measured') {
    const overlay = Buffer.from(measuresOverlay(spec, lensBox(job, layout), size));
    return usualSize(picture.composite([{ input: overlay }]).removeAlpha());
  }
  const edge = Math.round(size * borrowed.edge);
  const [x, y] = borrowed.middle;
  const [left, top] = [Math.round(x * size - edge / 2), Math.round(y * size - edge / 2)];
  return usualSize(picture.extract({ left, top, width: edge, height: edge }));
}

type Picture = { pixels: Buffer; size: number };

async function usualSize(picture: Sharp): Promise<Picture> {
  // Runs in a second pipeline, because sharp resizes before it composites.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const resized = sharp(data, { raw: { width, height, channels: 3 } }).resize(SIZE, SIZE);
  return { pixels: await resized.raw().toBuffer(), size: SIZE };
}

/** Position of the lenses in a front view's picture. */
function lensBox({ lenses, box }: Job, { size, left, top }: Layout): LensBox {
  const [right, down] = [left - Math.round(box[0] * size), top - size + Math.round(box[3] * size)];
  return {
    left: lenses[0] * size + right,
    top: (1 - lenses[3]) * size + down,
    right: lenses[2] * size + right,
    bottom: (1 - lenses[1]) * size + down,
  };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
