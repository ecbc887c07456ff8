import { drawBand, resolveBand } from './band';
import type { Band, Span, View } from './band-view';
import { type Camera, cameraAxes } from './camera';
import { type Geometry, projectParts } from './geometry';
import { lightLenses } from './layers';
import type { Part } from './part';
import { newSurface } from './shade';
import { studio } from './studio';

/** Output rows drawn at a time, so that the sample buffers stay in cache. */
const BAND = 24;

let spare: Band | undefined;

/** Sample buffers, kept between pictures: drawing is synchronous, so one set is enough. */
function bandFor(width: number, rows: number): Band {
  if (!spare || spare.depth.length < width * rows) {
    const size = width * rows;
    spare = {
      width,
      rows,
      firstRow: 0,
      depth: new Float32Array(size),
      hit: new Int32Array(size),
      colour: new Float32Array(size * 3),
      touched: new Uint8Array(size),
    };
  }
  spare.width = width;
  return spare;
}

/** Draws parts into `pixels` (RGB bytes that already hold the empty set). `samples` per px and side. */
export function rasterise(parts: Part[], camera: Camera, samples: number, pixels: Buffer): void {
  const geometry = projectParts(parts, camera, samples);
  const width = camera.width * samples;
  const bandCount = Math.ceil(camera.height / BAND);
  const bins = binTriangles(geometry, BAND * samples, bandCount);
  const band = bandFor(width, BAND * samples);
  const view: View = {
    camera,
    samples,
    axes: cameraAxes(camera),
    light: studio(),
    surface: newSurface(),
    pixels,
  };
  lightLenses(geometry, view);
  for (let b = 0; b < bandCount; b++) {
    const bin = bins[b] as number[];
    if (bin.length === 0) continue;
    band.firstRow = b * BAND * samples;
    band.rows = Math.min(BAND, camera.height - b * BAND) * samples;
    const span = spanOf(geometry, bin, width, samples);
    drawBand(geometry, bin, band, span, view);
    resolveBand(band, span, view);
  }
}

function spanOf(geometry: Geometry, bin: number[], width: number, samples: number): Span {
  let [from, to] = [width, 0];
  for (const t of bin) {
    for (let k = 0; k < 3; k++) {
      const x = geometry.sx[geometry.idx[t * 3 + k] as number] as number;
      if (x < from) from = x;
      if (x > to) to = x;
    }
  }
  const left = Math.max(0, Math.floor(from / samples) * samples);
  return { from: left, to: Math.max(left, Math.min(width, Math.ceil(to / samples + 1) * samples)) };
}

function binTriangles(geometry: Geometry, height: number, count: number): number[][] {
  const bins: number[][] = Array.from({ length: count }, () => []);
  const { sy, idx, order } = geometry;
  for (let i = 0; i < order.length; i++) {
    const t = order[i] as number;
    const a = sy[idx[t * 3] as number] as number;
    const b = sy[idx[t * 3 + 1] as number] as number;
    const c = sy[idx[t * 3 + 2] as number] as number;
    const first = Math.max(0, Math.floor(Math.min(a, b, c) / height));
    const last = Math.min(count - 1, Math.floor(Math.max(a, b, c) / height));
    for (let k = first; k <= last; k++) (bins[k] as number[]).push(t);
  }
  return bins;
}
