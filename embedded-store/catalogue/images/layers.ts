import type { Band, Span, View } from './band-view';
import { wake } from './band-view';
import type { Geometry } from './geometry';
import { aim, interpolate } from './light-sample';
import type { Material } from './material';
import { shade } from './shade';
import { edge, findRun, run, setUp } from './triangle';

const { ceil } = Math;

/** Lays a see-through triangle over what is already there, lit once per sample row of each px. */
export function coverCrystal(g: Geometry, t: number, band: Band, span: Span, view: View): void {
  if (!setUp(g, t, band, span)) return;
  const { ax, ay, bx, by, cx, cy, inv, za, zb, zc, y0, y1 } = edge;
  const material = g.materials[g.owner[t] as number] as Material;
  const { colour, depth, width } = band;
  const s = view.surface;
  for (let y = y0; y <= y1; y++) {
    findRun(y + 0.5);
    const { from, to } = run;
    const py = y + 0.5 - ay;
    let lit = -1;
    for (let x = from; x < to; x++) {
      const px = x + 0.5 - ax;
      const wb = (px * cy - py * cx) * inv;
      const wc = (py * bx - px * by) * inv;
      const at = y * width + x;
      if (za + zb * wb + zc * wc <= (depth[at] as number)) continue;
      const column = (x / view.samples) | 0;
      if (lit !== column) {
        wake(x, y, band, view);
        interpolate(g, t, wb, wc, s);
        aim(s, view, x + 0.5, y + 0.5 + band.firstRow);
        shade(material, s, view.light);
        lit = column;
      }
      colour[at * 3] = (colour[at * 3] as number) * s.tr + s.r;
      colour[at * 3 + 1] = (colour[at * 3 + 1] as number) * s.tg + s.g;
      colour[at * 3 + 2] = (colour[at * 3 + 2] as number) * s.tb + s.b;
    }
  }
}

/** The six tones of the lens triangle being drawn: value at its first corner, change per sample right and down. */
const plane = new Float64Array(18);

function setPlanes(tone: Float32Array, a: number, b: number, c: number): void {
  const { bx, by, cx, cy, inv } = edge;
  for (let k = 0; k < 6; k++) {
    const base = tone[a + k] as number;
    const toB = (tone[b + k] as number) - base;
    const toC = (tone[c + k] as number) - base;
    plane[k] = base;
    plane[k + 6] = (toB * cy - toC * by) * inv;
    plane[k + 12] = (toC * bx - toB * cx) * inv;
  }
}

/**
 * Lays a lens triangle over what is already there, from tones worked out beforehand at its corners. `step` is
 * 1, or the samples per px for lenses whose edge the rim hides: those are tested once per px.
 */
export function coverLens(g: Geometry, t: number, band: Band, span: Span, view: View, step: number): void {
  if (!setUp(g, t, band, span)) return;
  const { ax, ay, bx, by, cx, cy, inv, za, zb, zc, y0, y1 } = edge;
  const { colour, depth, width } = band;
  const a = (g.idx[t * 3] as number) * 6;
  const b = (g.idx[t * 3 + 1] as number) * 6;
  const c = (g.idx[t * 3 + 2] as number) * 6;
  setPlanes(g.tone, a, b, c);
  const [dr, dg, db] = [plane[6] as number, plane[7] as number, plane[8] as number];
  const [er, eg, eb] = [plane[9] as number, plane[10] as number, plane[11] as number];
  const slope = (zb * cy - zc * by) * inv;
  const inset = step >> 1;
  for (let y = ceil((y0 - inset) / step) * step + inset; y <= y1; y += step) {
    findRun(y + 0.5);
    const from = ceil((run.from - inset) / step) * step + inset;
    const { to } = run;
    if (from >= to) continue;
    const py = y + 0.5 - ay;
    const px = from + 0.5 - ax;
    let r = (plane[0] as number) + dr * px + (plane[12] as number) * py;
    let gr = (plane[1] as number) + dg * px + (plane[13] as number) * py;
    let bl = (plane[2] as number) + db * px + (plane[14] as number) * py;
    let kr = (plane[3] as number) + er * px + (plane[15] as number) * py;
    let kg = (plane[4] as number) + eg * px + (plane[16] as number) * py;
    let kb = (plane[5] as number) + eb * px + (plane[17] as number) * py;
    let z = za + (zb * (px * cy - py * cx) + zc * (py * bx - px * by)) * inv;
    for (let x = from; x < to; x += step) {
      wake(x, y, band, view);
      for (let j = 0; j < step; j++) {
        let at = (y - inset + j) * width + x - inset;
        for (let i = 0; i < step; i++, at++) {
          if (z <= (depth[at] as number)) continue;
          const q = at * 3;
          colour[q] = (colour[q] as number) * kr + r;
          colour[q + 1] = (colour[q + 1] as number) * kg + gr;
          colour[q + 2] = (colour[q + 2] as number) * kb + bl;
        }
      }
      r += dr * step;
      gr += dg * step;
      bl += db * step;
      kr += er * step;
      kg += eg * step;
      kb += eb * step;
      z += slope * step;
    }
  }
}

/**
 * Lights every corner of every lens beforehand: reflections in a lens are soft, so they can be blended across
 * its fine mesh instead of being worked out for each sample.
 */
export function lightLenses(g: Geometry, view: View): void {
  const done = new Uint8Array(g.sx.length);
  const s = view.surface;
  for (let i = g.opaque; i < g.order.length; i++) {
    const t = g.order[i] as number;
    const material = g.materials[g.owner[t] as number] as Material;
    if (material.kind !== 'lens') continue;
    for (let k = 0; k < 3; k++) {
      const v = g.idx[t * 3 + k] as number;
      if (done[v]) continue;
      done[v] = 1;
      s.nx = g.nrm[v * 3] as number;
      s.ny = g.nrm[v * 3 + 1] as number;
      s.nz = g.nrm[v * 3 + 2] as number;
      s.u = g.uv[v * 2] as number;
      s.v = g.uv[v * 2 + 1] as number;
      aim(s, view, g.sx[v] as number, g.sy[v] as number);
      shade(material, s, view.light);
      g.tone.set([s.r, s.g, s.b, s.tr, s.tg, s.tb], v * 6);
    }
  }
}
