import { join } from 'node:path';
import { smoothstep } from './acetate-front';
import { type ExrImage, readExr } from './exr';
import type { Job } from './render';
import { BARE_SCALE } from './views';

/** Fraction of light that remains on the floor (1 for all of it), at the floor's resolution. */
export type Shadow = { width: number; height: number; clear: Float32Array; shaded: Float32Array | null };

/**
 * Shadow of a rendered product: the floor's light divided by that of the empty floor. Fades out at the edges
 * of the render.
 */
export function readShadow(folder: string, { out, floor, floorBox, aim, scale }: Job): Shadow {
  const [image, bare] = [readExr(`${out}-floor.exr`), readExr(join(folder, 'bare-floor.exr'))];
  const { width, height } = image;
  const empty = blurred(lightOn(bare, 'floor'), bare.width, bare.height, 28);
  const emptyAt = (x: number, y: number) => {
    const u =
      (floorBox[0] + (x / width) * (floorBox[2] - floorBox[0]) - 0.5 + aim[0]) * (BARE_SCALE / scale) + 0.5;
    const v =
      (floorBox[3] - (y / height) * (floorBox[3] - floorBox[1]) - 0.5 + aim[1]) * (BARE_SCALE / scale) + 0.5;
    const inside = (at: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(at * size)));
    return empty[inside(1 - v, bare.height) * bare.width + inside(u, bare.width)] as number;
  };
  const kept = (layer: 'floor' | 'shade') => {
    const raw = lightOn(image, layer);
    // The floor is seen at such a flat angle that shadows extend far across the picture, but are only a few
    // pixels high where a rim touches the floor.
    const [sharp, soft] = [blurred(raw, width, height, 2.4, 0.7), blurred(raw, width, height, 9, 3)];
    return sharp.map((fine, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const open = emptyAt(x, y);
      // Sharp where the frame touches the floor, and soft at the end of the shadow, where noise would show.
      const far = smoothstep(0.4, 0.85, Math.min(fine, soft[i] as number) / open);
      const ratio = Math.min(1, (fine * (1 - far) + (soft[i] as number) * far) / open);
      // At the top of the picture, the floor is too far away to show the product's shadow.
      const high = floorBox[3] - (y / height) * (floorBox[3] - floorBox[1]);
      return 1 - darkened(1 - ratio) * fadeIn(x, width) * fadeIn(y, height) * smoothstep(0.68, 0.56, high);
    });
  };
  return { width, height, clear: kept('floor'), shaded: floor.includes('shade') ? kept('shade') : null };
}

/**
 * Removes the grain of the open floor from a shadow, and keeps it so light that it cannot be mistaken for a
 * part of the frame: the try-on cuts frames out of these pictures.
 */
function darkened(shade: number): number {
  const real = Math.max(0, shade - GRAIN) / (1 - GRAIN);
  return (DARKEST * (1 - Math.exp(-FALL * real))) / (1 - Math.exp(-FALL));
}

const [GRAIN, DARKEST, FALL] = [0.015, 0.49, 1.7];
const FADE = 68;

function fadeIn(at: number, size: number): number {
  const t = Math.max(0, Math.min(1, (Math.min(at, size - 1 - at) - 3) / FADE));
  return t * t * (3 - 2 * t);
}

function lightOn(image: ExrImage, layer: string): Float32Array {
  const sum = (part: string) => image.channel(`${layer}.Diff${part}.G`);
  const [direct, indirect] = [sum('Dir'), sum('Ind')];
  return direct.map((value, i) => value + (indirect[i] as number));
}

/** Gaussian blur in both directions; pixels at the edges repeat. */
export function blurred(
  plane: Float32Array,
  width: number,
  height: number,
  across: number,
  upwards = across,
): Float32Array {
  const along = (
    sigma: number,
    from: Float32Array,
    count: number,
    step: number,
    lines: number,
    stride: number,
  ) => {
    const radius = Math.ceil(sigma * 2.5);
    const weights = Array.from({ length: radius * 2 + 1 }, (_, i) =>
      Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
    );
    const total = weights.reduce((a, b) => a + b, 0);
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++)
      for (let i = 0; i < count; i++) {
        let sum = 0;
        for (let k = -radius; k <= radius; k++)
          sum +=
            (weights[k + radius] as number) *
            (from[line * stride + Math.max(0, Math.min(count - 1, i + k)) * step] as number);
        to[line * stride + i * step] = sum / total;
      }
    return to;
  };
  return along(upwards, along(across, plane, width, 1, height, width), height, width, width, 1);
}
