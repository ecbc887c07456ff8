import type { FrameSpec } from '../frame-spec';
import { GROUND } from '../palette';
import { createBody } from './composite';
import { readExr } from './exr';
import { createLens } from './lens-colour';
import {
  denoised,
  multipliedLight,
  type Planes,
  planes,
  type RenderLayers,
  readNegative,
} from './render-layers';
import { byteOf, type Light, lightOf, perChannel } from './tones';

/** The layers of a form on a head (worn.py), denoised. */
export type WornLayers = RenderLayers & {
  head: {
    alpha: Float32Array;
    light: Planes;
    /** How much skin differs from its tone, and the colours of eyes and hair (people.py). */
    skin: Planes;
    paint: Planes;
  };
};

export function readWorn(out: string): WornLayers {
  const image = readExr(`${out}.exr`);
  const { width, height, channel } = image;
  const alpha = channel('head.Combined.A');
  const guide = {
    width,
    height,
    alpha,
    place: planes(image, 'head.Position', 'XYZ'),
    normal: planes(image, 'head.Normal', 'XYZ'),
  };
  const near = denoised(multipliedLight(image, 'head.Diff'), { ...guide, radius: 4, step: 1, spread: 1 });
  const light = denoised(near, { ...guide, radius: 2, step: 4, spread: 2 });
  const frame = readNegative(out, COARSE);
  const lens = frame.lens && { ...frame.lens, gloss: dimmed(frame.lens.gloss) };
  const [skin, paint] = [planes(image, 'head.skin'), planes(image, 'head.paint')];
  return {
    ...frame,
    lens,
    matt: lifted(frame.matt, frame.alpha),
    head: { alpha, light: lifted(withEvenEdges(light, alpha, width), alpha), skin, paint },
  };
}

/** How much larger a pixel is than in the pictures of a frame alone. */
const COARSE = 3;
/** Less of the window is reflected than a lens would, so that the eyes stay visible. */
const REFLECTED = 0.6;

const dimmed = (light: Planes): Planes => perChannel((c) => light[c].map((value) => value * REFLECTED));

/** Least light: without light from other surfaces, the inner sides of hair and temples would be black. */
const DARKEST = 0.13;

const lifted = (light: Planes, alpha: Float32Array): Planes =>
  perChannel((c) => light[c].map((value, at) => Math.max(value, DARKEST * (alpha[at] as number))));

const REACH = 2;

/** Pixels at the outline are only partly covered, so their light has more grain; they get that of their neighbours. */
function withEvenEdges(light: Planes, alpha: Float32Array, width: number): Planes {
  const isWhole = (at: number) => (alpha[at] ?? 0) > 0.99;
  const near = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
  const around = near.flatMap((y) => near.map((x) => y * width + x));
  const even: Planes = perChannel((c) => light[c].slice());
  alpha.forEach((covered, at) => {
    if (covered === 0 || isWhole(at)) return;
    const whole = around.map((step) => at + step).filter(isWhole);
    if (whole.length === 0) return;
    perChannel((c) => {
      const sum = whole.reduce((total, other) => total + (light[c][other] as number), 0);
      even[c][at] = (sum / whole.length) * covered;
    });
  });
  return even;
}

const ground = lightOf(GROUND);

/** A square picture, RGB bytes: the frame in its colours on a head of this tone. */
export function wornPicture(layers: WornLayers, spec: FrameSpec, tone: string): Buffer {
  const { width, height, head } = layers;
  const flesh = lightOf(tone);
  const body = createBody(layers, spec);
  const lens = createLens(layers, spec, { size: width, uncut: null });
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const covered = head.alpha[at] as number;
    const colour = (c: 0 | 1 | 2) =>
      ((head.skin[c][at] as number) * flesh[c] + (head.paint[c][at] as number)) / Math.max(0.01, covered);
    // The head is rendered in half grey.
    const behind: Light = perChannel(
      (c) => 2 * (head.light[c][at] as number) * colour(c) + ground[c] * (1 - covered),
    );
    const seen = lens(at, body(at, behind));
    perChannel((c) => {
      pixels[at * 3 + c] = byteOf(seen[c]);
    });
  }
  return pixels;
}
