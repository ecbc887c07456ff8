import { type Exposure, readExposure } from './exr';

/** Three planes of light. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** What one exposure holds: light by kind, what is where, and the light that the floor lost. */
export type Negative = {
  width: number;
  height: number;
  alpha: Float32Array;
  /** Light given back by a matt body of half grey, by a coat or a metal, and through clear material. */
  matt: Planes;
  gloss: Planes;
  through: Planes;
  /** Places in the frame, mm. */
  place: Planes;
  /** Shares of front, temple and tip, and of metal, trim and pad, in each pixel. */
  roles: Planes;
  others: Planes;
  lens: { alpha: Float32Array; gloss: Planes; place: Planes } | null;
};

export function readNegative(file: string): Negative {
  const exposure = readExposure(file);
  const { width, height, channel } = exposure;
  const alpha = channel('frame.Combined.A');
  const place = planes(exposure, 'frame.place');
  const normal = ['X', 'Y', 'Z'].map((axis) => channel(`frame.Normal.${axis}`)) as unknown as Planes;
  const soften = (light: Planes, radius: number, spread: number) =>
    smoothed(light, { width, height, alpha, place, normal, radius, spread });
  const light = (name: string) => product(exposure, name);
  return {
    width,
    height,
    alpha,
    matt: soften(light('frame.Diff'), 6, 2.2),
    gloss: soften(light('frame.Gloss'), 4, 0.8),
    through: soften(light('frame.Trans'), 3, 0.8),
    place,
    roles: planes(exposure, 'frame.roles'),
    others: planes(exposure, 'frame.others'),
    lens: lensOf(exposure),
  };
}

function lensOf(exposure: Exposure): Negative['lens'] {
  try {
    const alpha = exposure.channel('lens.Combined.A');
    return {
      alpha,
      gloss: product(exposure, 'lens.Gloss').map((plane) =>
        withoutGrain(plane, alpha, exposure),
      ) as unknown as Planes,
      place: planes(exposure, 'lens.place'),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function planes({ channel }: Exposure, name: string): Planes {
  return [channel(`${name}.R`), channel(`${name}.G`), channel(`${name}.B`)];
}

/** Cycles divides light by colour; this multiplies them again. */
function product(exposure: Exposure, name: string): Planes {
  const colour = planes(exposure, `${name}Col`);
  const direct = planes(exposure, `${name}Dir`);
  const indirect = planes(exposure, `${name}Ind`);
  return [0, 1, 2].map((c) =>
    (colour[c] as Float32Array).map((v, i) => v * ((direct[c]?.[i] ?? 0) + (indirect[c]?.[i] ?? 0))),
  ) as unknown as Planes;
}

/** What a lens mirrors is out of focus: a blur that stays within the lens. */
function withoutGrain(plane: Float32Array, alpha: Float32Array, { width, height }: Exposure): Float32Array {
  const pass = (from: Float32Array, step: number, limit: (i: number) => number) => {
    const to = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const own = alpha[i] as number;
      if (own < 0.004) continue;
      let [sum, total] = [0, 0];
      for (let k = -REACH; k <= REACH; k++) {
        const at = limit(i) + k;
        if (at < 0 || at >= (step === 1 ? width : height)) continue;
        const other = alpha[i + k * step] as number;
        if (other < 0.004) continue;
        const weight = Math.exp((-k * k) / 14);
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
  radius: number;
  spread: number;
};

/** Takes the grain out: averages over neighbours that are close by in the frame and face the same way. */
function smoothed(light: Planes, { width, height, alpha, place, normal, radius, spread }: Guide): Planes {
  const out = [0, 1, 2].map(() => new Float32Array(width * height)) as unknown as Planes;
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
          const [u, v] = [x + dx, y + dy];
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
