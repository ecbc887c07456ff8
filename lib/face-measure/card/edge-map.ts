// Jest looks up globals slowly, and these are called a million times per picture.
const { abs, max, min, round, sqrt } = Math;

/** A square picture: red, green and blue of each pixel, 0 to 1, row by row. */
export type Patch = { values: Float32Array; size: number };

/**
 * Gradients of a picture to the right and down, for each pixel, taken from the channel with the strongest
 * change.
 */
export type Gradients = {
  x: Float32Array;
  y: Float32Array;
  size: number;
  /** Upper limit of what noise and texture cause. */
  floor: number;
};

/** A weaker change is never an edge, even in a picture without noise. */
const MIN_FLOOR = 0.03;

/** At an edge, the change is at least this multiple of the median pixel's. */
const ABOVE_NOISE = 2.5;

/** Gradients of the values, by the Sobel operator. */
export function gradientsOf({ values, size }: Patch): Gradients {
  const x = new Float32Array(size * size);
  const y = new Float32Array(size * size);
  const lengths: number[] = [];
  for (let row = 1; row < size - 1; row++) {
    for (let column = 1; column < size - 1; column++) {
      const at = row * size + column;
      let strongest = 0;
      for (let channel = 0; channel < 3; channel++) {
        const value = (right: number, down: number) => values[3 * (at + down * size + right) + channel] ?? 0;
        const across =
          (value(1, -1) + 2 * value(1, 0) + value(1, 1) - value(-1, -1) - 2 * value(-1, 0) - value(-1, 1)) /
          8;
        const along =
          (value(-1, 1) + 2 * value(0, 1) + value(1, 1) - value(-1, -1) - 2 * value(0, -1) - value(1, -1)) /
          8;
        const length = sqrt(across * across + along * along);
        if (length <= strongest) continue;
        strongest = length;
        x[at] = across;
        y[at] = along;
      }
      if (column % 3 === 0 && row % 3 === 0) lengths.push(strongest);
    }
  }
  lengths.sort((a, b) => a - b);
  const middling = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return { x, y, size, floor: max(MIN_FLOOR, ABOVE_NOISE * middling) };
}

/**
 * Prefix sums of the edges along the rows and columns of a rotated picture, so that a segment is summed in
 * one step.
 */
export type EdgeSums = {
  /** Sum of the edges in a row or a column up to a pixel, each counting from 0 to 1. */
  rows: Float32Array;
  columns: Float32Array;
  size: number;
};

/** Largest angle between an edge and its row or column, as a tangent. */
const MAX_LEAN = 0.4;

/**
 * The strongest of three neighbours, so that an edge still counts if it is slightly tilted or a pixel off.
 */
function widen(values: Float32Array, step: number): Float32Array {
  return values.map((value, at) => max(value, values[at - step] ?? 0, values[at + step] ?? 0));
}

/** The edges of a picture rotated around its middle by `angle` (radians, clockwise). */
export function edgeSums({ x, y, size, floor }: Gradients, angle: number): EdgeSums {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = (size - 1) / 2;
  const alongRows = new Float32Array(size * size);
  const alongColumns = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [u, v] = [column - middle, row - middle];
      const fromColumn = round(middle + u * cos - v * sin);
      const fromRow = round(middle + u * sin + v * cos);
      if (fromColumn < 0 || fromRow < 0 || fromColumn >= size || fromRow >= size) continue;
      const from = fromRow * size + fromColumn;
      const across = abs((x[from] ?? 0) * cos + (y[from] ?? 0) * sin);
      const down = abs((y[from] ?? 0) * cos - (x[from] ?? 0) * sin);
      const at = row * size + column;
      if (across < MAX_LEAN * down) alongRows[at] = min(1, down / floor);
      if (down < MAX_LEAN * across) alongColumns[at] = min(1, across / floor);
    }
  }
  const rows = widen(alongRows, size);
  const columns = widen(alongColumns, 1);
  for (let at = 1; at < rows.length; at++)
    if (at % size > 0) rows[at] = (rows[at] ?? 0) + (rows[at - 1] ?? 0);
  for (let at = size; at < columns.length; at++) columns[at] = (columns[at] ?? 0) + (columns[at - size] ?? 0);
  return { rows, columns, size };
}
