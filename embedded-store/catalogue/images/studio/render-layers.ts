import { type ExrImage, readExr } from './exr';
import { perChannel } from './tones';

/** Red, green and blue planes of light. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** Layers of parts that are equally sharp: light by kind, and geometry. */
export type BodyLayers = {
  width: number;
  height: number;
  alpha: Float32Array;
  /**
   * Light reflected by a matt half-grey body, light reflected by a coating or metal, and light transmitted
   * through clear material.
   */
  matt: Planes;
  gloss: Planes;
  through: Planes;
  /** Positions in the frame, mm. */
  place: Planes;
  /** How much a surface faces the camera, 0 to 1. */
  facing: Float32Array;
  /** The fractions of each pixel that front, temple and tip cover, and metal, trim and pad. */
  roles: Planes;
  others: Planes;
};

/**
 * Layers of one render. The temples of a front view are `behind` its front; all other parts belong to the
 * frame.
 */
export type RenderLayers = BodyLayers & {
  behind: BodyLayers | null;
  lens: { alpha: Float32Array; gloss: Planes; place: Planes } | null;
};

/** The layers of the render `out`, denoised. Reflections are averaged over `coarse` times the usual distance. */
export function readNegative(out: string, coarse = 1): RenderLayers {
  const [image, mirror] = [readExr(`${out}.exr`), readExr(`${out}-mirror.exr`)];
  const parts = { isSharp: true, coarse };
  return {
    ...bodyOf(image, mirror, { ...parts, body: 'frame', coat: 'coat' }),
    behind: ifPresent(() =>
      bodyOf(image, mirror, { ...parts, body: 'behind', coat: 'behindcoat', isSharp: false }),
    ),
    lens: lensOf(mirror),
  };
}

function bodyOf(
  image: ExrImage,
  mirror: ExrImage,
  { body, coat, isSharp, coarse }: { body: string; coat: string; isSharp: boolean; coarse: number },
): BodyLayers {
  const { width, height, channel } = image;
  const alpha = channel(`${body}.Combined.A`);
  const place = planes(image, `${body}.place`);
  const normal = planes(image, `${body}.Normal`, 'XYZ');
  const guide = { width, height, alpha, place, normal };
  const others = planes(image, `${body}.others`);
  // One pass nearby for the grain, and one over a distance, with gaps, for the stains that remain. Parts out
  // of focus only need the first.
  const soften = (light: Planes, radius: number, spread: number) => {
    const near = denoised(light, { ...guide, spread, radius: isSharp ? radius : 2, step: 1 });
    return isSharp ? denoised(near, { ...guide, spread, radius: 3, step: radius - 1 }) : near;
  };
  return {
    width,
    height,
    alpha,
    matt: soften(multipliedLight(image, `${body}.Diff`), 6, 2.2),
    gloss: reflections(multipliedLight(mirror, `${coat}.Gloss`), guide, others, coarse),
    through: soften(multipliedLight(image, `${body}.Trans`), 3, 0.8),
    place,
    facing: normal[1].map((away, i) => Math.min(1, Math.abs(away) / Math.max(0.01, alpha[i] as number))),
    roles: planes(image, `${body}.roles`),
    others,
  };
}

/** Reflections in a coating are sharp and have hardly any grain; a metal scatters light and has more. */
function reflections(
  light: Planes,
  guide: Omit<Guide, 'radius' | 'step' | 'spread'>,
  others: Planes,
  coarse: number,
): Planes {
  const sharp = denoised(light, { ...guide, spread: 0.12 * coarse, radius: 2, step: 1 });
  const [metal, trim] = others;
  if (!metal.some((share) => share > 0.5)) return sharp;
  const soft = denoised(sharp, { ...guide, spread: 0.3 * coarse, radius: 4, step: 1 });
  return perChannel((c) =>
    sharp[c].map((value, i) => {
      const share = ((metal[i] as number) + (trim[i] as number)) / Math.max(0.01, guide.alpha[i] as number);
      return value + ((soft[c][i] as number) - value) * Math.min(1, share);
    }),
  );
}

function lensOf(image: ExrImage): RenderLayers['lens'] {
  return ifPresent(() => {
    const alpha = image.channel('lens.Combined.A');
    return { alpha, gloss: multipliedLight(image, 'lens.Gloss'), place: planes(image, 'lens.place') };
  });
}

/** Null if a render lacks these layers. */
function ifPresent<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The three planes of a pass. */
export function planes({ channel }: ExrImage, name: string, [a, b, c]: 'RGB' | 'XYZ' = 'RGB'): Planes {
  return [channel(`${name}.${a}`), channel(`${name}.${b}`), channel(`${name}.${c}`)];
}

/** Cycles divides light by colour, so this multiplies them again. */
export function multipliedLight(image: ExrImage, name: string): Planes {
  const colour = planes(image, `${name}Col`);
  const direct = planes(image, `${name}Dir`);
  const indirect = planes(image, `${name}Ind`);
  return perChannel((c) => colour[c].map((v, i) => v * ((direct[c][i] ?? 0) + (indirect[c][i] ?? 0))));
}

type Guide = {
  width: number;
  height: number;
  alpha: Float32Array;
  place: Planes;
  normal: Planes;
  /** How many neighbours on each side, and how far apart they are, in px. */
  radius: number;
  step: number;
  /** Beyond this distance in the frame, a neighbour has less weight; in mm. */
  spread: number;
};

/** Averages over neighbours that are close in the frame and have a similar normal. */
export function denoised(
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
