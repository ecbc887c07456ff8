/** What the floor at y = 0 loses to the things above it, on a grid in mm. */
export type FloorShadow = {
  size: number;
  cell: number;
  originX: number;
  originZ: number;
  /** Light kept (linear RGB multipliers), three per cell. */
  light: Float32Array;
  /** 1 where a cell or a neighbour to the right or below is darker than the bare ground. */
  dim: Uint8Array;
};

/** Sunlight that reaches a level plane: a grid in mm with RGB shares of light, three per cell. */
export type SunMap = { size: number; cell: number; originX: number; originZ: number; light: Float32Array };

/** Shadow maps of a level top at height `level` (mm), for things that rest on it. */
export type Receiver = { level: number; sun: SunMap; ambient: FloorShadow };

/** Writes the shadow at a point of the floor into `out`; outside the grid nothing is lost. */
export function shadowAt(shadow: FloorShadow, x: number, z: number, out: Float32Array): void {
  const { light, size } = shadow;
  const fx = (x - shadow.originX) / shadow.cell;
  const fz = (z - shadow.originZ) / shadow.cell;
  out.fill(1);
  if (fx < 1 || fz < 1 || fx > size - 2 || fz > size - 2) return;
  const tx = fx - (fx | 0);
  const tz = fz - (fz | 0);
  const at = ((fz | 0) * size + (fx | 0)) * 3;
  const below = at + size * 3;
  for (let c = 0; c < 3; c++) {
    const top = (light[at + c] as number) * (1 - tx) + (light[at + 3 + c] as number) * tx;
    const low = (light[below + c] as number) * (1 - tx) + (light[below + 3 + c] as number) * tx;
    out[c] = top * (1 - tz) + low * tz;
  }
}

/** Writes the sunlight at a point of the plane into `out` (RGB, 1 is full sun). Outside the map it is full. */
export function sunAt(map: SunMap, x: number, z: number, out: Float32Array): void {
  const gx = (x - map.originX) / map.cell;
  const gz = (z - map.originZ) / map.cell;
  if (gx < 1 || gz < 1 || gx > map.size - 2 || gz > map.size - 2) {
    out.fill(1);
    return;
  }
  const [x0, z0] = [gx | 0, gz | 0];
  const [tx, tz] = [gx - x0, gz - z0];
  const at = (z0 * map.size + x0) * 3;
  const below = at + map.size * 3;
  for (let c = 0; c < 3; c++) {
    const top = (map.light[at + c] as number) * (1 - tx) + (map.light[at + 3 + c] as number) * tx;
    const low = (map.light[below + c] as number) * (1 - tx) + (map.light[below + 3 + c] as number) * tx;
    out[c] = top * (1 - tz) + low * tz;
  }
}
