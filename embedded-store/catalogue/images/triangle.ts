import type { Band, Span } from './band-view';
import type { Geometry } from './geometry';

const { abs, ceil, floor, max, min } = Math;

/** Edge set-up of the triangle being drawn, in band coordinates, and its sample rows. */
export const edge = {
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
  cx: 0,
  cy: 0,
  inv: 0,
  za: 0,
  zb: 0,
  zc: 0,
  x0: 0,
  x1: 0,
  y0: 0,
  y1: 0,
};

/** Prepares `edge` for triangle t; false if it covers no sample of the strip. */
export function setUp(g: Geometry, t: number, band: Band, span: Span): boolean {
  const { sx, sy, depth, idx } = g;
  const a = idx[t * 3] as number;
  const b = idx[t * 3 + 1] as number;
  const c = idx[t * 3 + 2] as number;
  const ax = sx[a] as number;
  const ay = (sy[a] as number) - band.firstRow;
  const bx = sx[b] as number;
  const by = (sy[b] as number) - band.firstRow;
  const cx = sx[c] as number;
  const cy = (sy[c] as number) - band.firstRow;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (abs(area) < 1e-6) return false;
  edge.ax = ax;
  edge.ay = ay;
  edge.bx = bx - ax;
  edge.by = by - ay;
  edge.cx = cx - ax;
  edge.cy = cy - ay;
  edge.inv = 1 / area;
  edge.za = depth[a] as number;
  edge.zb = (depth[b] as number) - edge.za;
  edge.zc = (depth[c] as number) - edge.za;
  edge.x0 = max(span.from, ceil(min(ax, bx, cx) - 0.5));
  edge.x1 = min(span.to - 1, floor(max(ax, bx, cx) - 0.5));
  edge.y0 = max(0, ceil(min(ay, by, cy) - 0.5));
  edge.y1 = min(band.rows - 1, floor(max(ay, by, cy) - 0.5));
  return edge.x0 <= edge.x1 && edge.y0 <= edge.y1;
}

/** Part of a sample row inside the triangle: from `run.from` up to, but not including, `run.to`. */
export const run = { from: 0, to: 0 };

/** Sets `run` for the sample row whose middle is at `y`. */
export function findRun(y: number): void {
  const { ax, ay, bx, by, cx, cy, inv, x0, x1 } = edge;
  const py = y - ay;
  const px = x0 - ax;
  run.from = x0;
  run.to = x1 + 1;
  const wb = (px * cy - py * cx) * inv;
  const wc = (py * bx - px * by) * inv;
  cut(wb, cy * inv);
  cut(wc, -by * inv);
  cut(1 - wb - wc, (by - cy) * inv);
}

/** Keeps the part of the run where `start + step * (x + 0.5 - x0)` is positive. */
function cut(start: number, step: number): void {
  if (abs(step) < 1e-12) {
    if (start < 0) run.to = run.from;
    return;
  }
  const crossing = edge.x0 - start / step - 0.5;
  if (step > 0) run.from = max(run.from, ceil(crossing));
  else run.to = min(run.to, ceil(crossing));
}
