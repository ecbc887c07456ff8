import { type Band, type Span, type View, wake } from './band-view';
import { encode } from './colour';
import type { Geometry } from './geometry';
import { coverCrystal, coverLens } from './layers';
import { light } from './light-sample';
import type { Material } from './material';
import { edge, findRun, run, setUp } from './triangle';

const { min } = Math;

/** Samples of one px whose triangles lean apart less than this are lit once for all. */
const SAME_FACING = 0.985;

/** Draws the triangles of a strip: solids by depth, lit; then the see-through layers over them in order. */
export function drawBand(g: Geometry, bin: number[], band: Band, span: Span, view: View): void {
  const { width, rows, depth, hit, touched } = band;
  for (let y = 0; y < rows; y++) {
    depth.fill(-1e9, y * width + span.from, y * width + span.to);
    hit.fill(-1, y * width + span.from, y * width + span.to);
  }
  touched.fill(0, 0, (rows / view.samples) * (width / view.samples));
  let next = 0;
  for (; next < bin.length; next++) {
    const t = bin[next] as number;
    const { kind } = g.materials[g.owner[t] as number] as Material;
    if (kind === 'crystal' || kind === 'lens') break;
    coverSolid(g, t, band, span);
  }
  const n = view.samples;
  for (let y = 0; y < rows; y += n) {
    for (let x = span.from; x < span.to; x += n) lightPixel(g, x, y, band, view);
  }
  for (; next < bin.length; next++) {
    const t = bin[next] as number;
    const material = g.materials[g.owner[t] as number] as Material;
    if (material.kind === 'lens') coverLens(g, t, band, span, view, material.mounted ? n : 1);
    else coverCrystal(g, t, band, span, view);
  }
}

function coverSolid(g: Geometry, t: number, band: Band, span: Span): void {
  if (!setUp(g, t, band, span)) return;
  const { ax, ay, bx, by, cx, cy, inv, za, zb, zc, y0, y1 } = edge;
  const { depth, hit, width } = band;
  const slope = (zb * cy - zc * by) * inv;
  for (let y = y0; y <= y1; y++) {
    findRun(y + 0.5);
    const { from, to } = run;
    const py = y + 0.5 - ay;
    const px = from + 0.5 - ax;
    let z = za + (zb * (px * cy - py * cx) + zc * (py * bx - px * by)) * inv;
    let at = y * width + from;
    for (let x = from; x < to; x++, at++, z += slope) {
      if (z > (depth[at] as number)) {
        depth[at] = z;
        hit[at] = t;
      }
    }
  }
}

/** Lights the solid samples of one px: once if they lie on one smooth surface, else each by itself. */
function lightPixel(g: Geometry, x: number, y: number, band: Band, view: View): void {
  const { hit, width, colour } = band;
  const n = view.samples;
  const first = hit[y * width + x] as number;
  let whole = first >= 0;
  let any = whole;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const t = hit[(y + j) * width + x + i] as number;
      if (t >= 0) any = true;
      if (t !== first && (t < 0 || first < 0 || g.owner[t] !== g.owner[first] || !alike(g, t, first)))
        whole = false;
    }
  }
  if (!any) return;
  wake(x, y, band, view);
  const s = view.surface;
  if (whole) {
    const middle = n >> 1;
    light(g, hit[(y + middle) * width + x + middle] as number, x + n / 2, y + n / 2, band, view);
  }
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const at = (y + j) * width + x + i;
      const t = hit[at] as number;
      if (t < 0) continue;
      if (!whole) light(g, t, x + i + 0.5, y + j + 0.5, band, view);
      colour[at * 3] = s.r;
      colour[at * 3 + 1] = s.g;
      colour[at * 3 + 2] = s.b;
    }
  }
}

function alike(g: Geometry, a: number, b: number): boolean {
  const i = (g.idx[a * 3] as number) * 3;
  const j = (g.idx[b * 3] as number) * 3;
  const { nrm } = g;
  return (
    (nrm[i] as number) * (nrm[j] as number) +
      (nrm[i + 1] as number) * (nrm[j + 1] as number) +
      (nrm[i + 2] as number) * (nrm[j + 2] as number) >
    SAME_FACING
  );
}

/** Averages the samples of each touched px; light is clipped per sample first so bright edges stay smooth. */
export function resolveBand(band: Band, span: Span, { samples, camera, pixels }: View): void {
  const { width, rows, firstRow, colour, touched } = band;
  const weight = 1 / (samples * samples);
  const columns = width / samples;
  for (let y = 0; y < rows; y += samples) {
    const row = ((firstRow + y) / samples) * camera.width;
    for (let x = span.from; x < span.to; x += samples) {
      const column = x / samples;
      if (!touched[(y / samples) * columns + column]) continue;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < samples; j++) {
        let at = ((y + j) * width + x) * 3;
        for (let i = 0; i < samples; i++, at += 3) {
          r += min(1, colour[at] as number);
          g += min(1, colour[at + 1] as number);
          b += min(1, colour[at + 2] as number);
        }
      }
      const to = (row + column) * 3;
      pixels[to] = encode(r * weight);
      pixels[to + 1] = encode(g * weight);
      pixels[to + 2] = encode(b * weight);
    }
  }
}
