import type { Camera, CameraAxes } from './camera';
import { decodeTable } from './colour';
import type { Surface } from './shade';
import type { Studio } from './studio';

/** Sample buffers of a strip of the picture; `touched` has one byte per px. */
export type Band = {
  width: number;
  rows: number;
  firstRow: number;
  depth: Float32Array;
  hit: Int32Array;
  colour: Float32Array;
  touched: Uint8Array;
};

/** Sample columns a strip has anything in: from (inclusive) and to (exclusive), whole px. */
export type Span = { from: number; to: number };

/** Everything about the picture that stays the same from strip to strip. */
export type View = {
  camera: Camera;
  samples: number;
  axes: CameraAxes;
  light: Studio;
  surface: Surface;
  pixels: Buffer;
};

/** Fills a px's samples with what the picture already shows there, the first time anything touches it. */
export function wake(x: number, y: number, band: Band, { samples, camera, pixels }: View): void {
  const column = (x / samples) | 0;
  const row = (y / samples) | 0;
  const flag = row * (band.width / samples) + column;
  if (band.touched[flag]) return;
  band.touched[flag] = 1;
  const from = (((band.firstRow / samples) | 0) + row) * camera.width * 3 + column * 3;
  const r = decodeTable[pixels[from] as number] as number;
  const g = decodeTable[pixels[from + 1] as number] as number;
  const b = decodeTable[pixels[from + 2] as number] as number;
  for (let j = 0; j < samples; j++) {
    let at = ((row * samples + j) * band.width + column * samples) * 3;
    for (let i = 0; i < samples; i++, at += 3) {
      band.colour[at] = r;
      band.colour[at + 1] = g;
      band.colour[at + 2] = b;
    }
  }
}
