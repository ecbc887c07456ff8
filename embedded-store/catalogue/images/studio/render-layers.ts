import { type ExrImage, readExr } from './exr';
import { perChannel } from './tones';
import { SIZE } from './views';

/** Red, green and blue planes of light. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** Layers of one render: light by kind, geometry, and the floor's light. */
export type RenderLayers = {
  width: number;
  height: number;
  alpha: Float32Array;
  /** Light reflected by a matt half-grey body, by a coating or metal, and transmitted through clear material. */
  matt: Planes;
  gloss: Planes;
  through: Planes;
  /** Positions in the frame, mm. */
  place: Planes;
  /** Fractions of front, temple and tip, and of metal, trim and pad, in each pixel. */
  roles: Planes;
  others: Planes;
  lens: { alpha: Float32Array; gloss: Planes; place: Planes } | null;
};

/** The layers in `file`, denoised; `size` is the edge of the whole picture in px. */
export function readNegative(file: string, size: number): RenderLayers {
  const image = readExr(file);
  const { width, height, channel } = image;
  const alpha = channel('frame.Combined.A');
  const place = planes(image, 'frame.place');
  const normal: Planes = [channel('frame.Normal.X'), channel('frame.Normal.Y'), channel('frame.Normal.Z')];
  // A near pass for the grain, and a far one, with gaps, for the stains that are left of it.
  const soften = (light: Planes, radius: number, spread: number) => {
    const guide = { width, height, alpha, place, normal, spread };
    return denoised(denoised(light, { ...guide, radius, step: 1 }), {
      ...guide,
      radius: 3,
      step: radius - 1,
    });
  };
  const light = (name: string) => multipliedLight(image, name);
  return {
    width,
    height,
    alpha,
    matt: soften(light('frame.Diff'), 6, 2.2),
    gloss: soften(light('frame.Gloss'), 4, 0.8),
    through: soften(light('frame.Trans'), 3, 0.8),
    place,
    roles: planes(image, 'frame.roles'),
    others: planes(image, 'frame.others'),
    lens: lensOf(image, size / SIZE),
  };
}

function lensOf(image: ExrImage, fineness: number): RenderLayers['lens'] {
  try {
    const alpha = image.channel('lens.Combined.A');
    const gloss = multipliedLight(image, 'lens.Gloss');
    return {
      alpha,
      gloss: perChannel((c) => blurLens(gloss[c], alpha, image, fineness)),
      place: planes(image, 'lens.place'),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function planes({ channel }: ExrImage, name: string): Planes {
  return [channel(`${name}.R`), channel(`${name}.G`), channel(`${name}.B`)];
}

/** Cycles divides light by colour; this multiplies them again. */
function multipliedLight(image: ExrImage, name: string): Planes {
  const colour = planes(image, `${name}Col`);
  const direct = planes(image, `${name}Dir`);
  const indirect = planes(image, `${name}Ind`);
  return perChannel((c) => colour[c].map((v, i) => v * ((direct[c][i] ?? 0) + (indirect[c][i] ?? 0))));
}

/** Blurs a lens's reflections, without crossing its edge; a picture `fineness` times as large by as much more. */
function blurLens(
  plane: Float32Array,
  alpha: Float32Array,
  { width, height }: ExrImage,
  fineness: number,
): Float32Array {
  const reach = REACH * fineness;
  const spread = 14 * fineness ** 2;
  const pass = (from: Float32Array, step: number, limit: (i: number) => number) => {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const own = alpha[i] as number;
      if (own < 0.004) continue;
      let [sum, total] = [0, 0];
      for (let k = -reach; k <= reach; k++) {
        const at = limit(i) + k;
        if (at < 0 || at >= (step === 1 ? width : height)) continue;
        const other = alpha[i + k * step] as number;
        if (other < 0.004) continue;
        const weight = Math.exp((-k * k) / spread);
        sum += (from[i + k * step] as number) * weight;
        total += other * weight;
      }
      to[i] = (sum / total) * own;
    }
    return to;
  };
  return pass(
    pass(plane, 1, (i) => i % width),
    width,
    (i) => Math.floor(i / width),
  );
}

const REACH = 6;

type Guide = {
  width: number;
  height: number;
  alpha: Float32Array;
  place: Planes;
  normal: Planes;
  /** Neighbours on each side, and their distance from each other in px. */
  radius: number;
  step: number;
  /** Distance in the frame at which a neighbour counts for less, mm. */
  spread: number;
};

/** Denoises: averages over neighbours that are close in the frame and have a similar normal. */
function denoised(
  light: Planes,
  { width, height, alpha, place, normal, radius, step, spread }: Guide,
): Planes {
  const out: Planes = perChannel(() => new Float32Array(width * height));
  const [px, py, pz] = place;
  const [nx, ny, nz] = normal;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const a = alpha[at] as number;
      if (a < 0.004) continue;
      let [r, g, b, total] = [0, 0, 0, 0];
      for (let dy = -radius; dy <= radius; dy++)
        for (let dx = -radius; dx <= radius; dx++) {
          const [u, v] = [x + dx * step, y + dy * step];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const to = v * width + u;
          const other = alpha[to] as number;
          if (other < 0.004) continue;
          const far =
            ((px[at] as number) / a - (px[to] as number) / other) ** 2 +
            ((py[at] as number) / a - (py[to] as number) / other) ** 2 +
            ((pz[at] as number) / a - (pz[to] as number) / other) ** 2;
          const turned =
            ((nx[at] as number) / a - (nx[to] as number) / other) ** 2 +
            ((ny[at] as number) / a - (ny[to] as number) / other) ** 2 +
            ((nz[at] as number) / a - (nz[to] as number) / other) ** 2;
          const weight = Math.exp(-far / (2 * spread * spread) - turned * 40);
          r += ((light[0][to] as number) / other) * weight * other;
          g += ((light[1][to] as number) / other) * weight * other;
          b += ((light[2][to] as number) / other) * weight * other;
          total += weight * other;
        }
      out[0][at] = (r / total) * a;
      out[1][at] = (g / total) * a;
      out[2][at] = (b / total) * a;
    }
  return out;
}
