import { median } from '@/lib/face-measure/geometry/median';

/** Pixels of a picture, four bytes each: red, green, blue and alpha. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

export type Rgb = readonly [number, number, number];

export function rgbAt({ data }: Pixels, index: number): Rgb {
  const at = 4 * index;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

export const medianColour = (colours: readonly Rgb[]): Rgb => [
  median(colours.map(([red]) => red)),
  median(colours.map(([, green]) => green)),
  median(colours.map(([, , blue]) => blue)),
];

/** Like `difference`, between a pixel and a colour. Avoids tuples, because loops over all pixels call it. */
export function differenceAt({ data }: Pixels, index: number, [red, green, blue]: Rgb): number {
  const at = 4 * index;
  return Math.max(
    Math.abs((data[at] ?? 0) - red),
    Math.abs((data[at + 1] ?? 0) - green),
    Math.abs((data[at + 2] ?? 0) - blue),
  );
}

/** Like `difference`, between two pixels. */
export function stepBetween({ data }: Pixels, a: number, b: number): number {
  const from = 4 * a;
  const to = 4 * b;
  return Math.max(
    Math.abs((data[from] ?? 0) - (data[to] ?? 0)),
    Math.abs((data[from + 1] ?? 0) - (data[to + 1] ?? 0)),
    Math.abs((data[from + 2] ?? 0) - (data[to + 2] ?? 0)),
  );
}

/** The largest difference of a channel, 0 to 255. */
export const difference = (a: Rgb, b: Rgb): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/**
 * Marks the pixels that are connected to `seeds` by steps to the four neighbours, as far as `accepts` allows.
 * @param accepts gets the reached pixel and the one before it, by index
 */
export function floodFill(
  { width, height }: Pixels,
  seeds: Iterable<number>,
  accepts: (index: number, from: number) => boolean,
): Uint8Array {
  const filled = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const visit = (index: number, from: number) => {
    if (filled[index] === 1 || !accepts(index, from)) return;
    filled[index] = 1;
    queue[end++] = index;
  };
  for (const seed of seeds) visit(seed, seed);
  for (let next = 0; next < end; next++) {
    const index = queue[next] ?? 0;
    const column = index % width;
    if (column > 0) visit(index - 1, index);
    if (column < width - 1) visit(index + 1, index);
    if (index >= width) visit(index - width, index);
    if (index < width * (height - 1)) visit(index + width, index);
  }
  return filled;
}

/** A rectangle of pixels, including its last column and row. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Mean of each value and its eight neighbours. */
export function blur(values: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          sum += values[v * width + u] ?? 0;
          count++;
        }
      }
      result[y * width + x] = sum / count;
    }
  }
  return result;
}

/** Dilates a mask: sets `value` wherever it occurs within `reach` px along the row and the column. */
export function grow(mask: Uint8Array, width: number, value: 0 | 1, reach: number): Uint8Array {
  const grown = (from: Uint8Array, stride: number) =>
    from.map((own, index) => {
      for (let step = -reach; step <= reach; step++) if (from[index + step * stride] === value) return value;
      return own;
    });
  return grown(grown(mask, 1), width);
}
