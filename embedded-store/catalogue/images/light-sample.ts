import type { Band, View } from './band-view';
import type { Geometry } from './geometry';
import type { Material } from './material';
import { type Surface, shade } from './shade';
import { type Receiver, shadowAt, sunAt } from './shadow-map';

const { sqrt } = Math;

/** Lights one sample of a solid triangle into `view.surface`; px, py in band samples. */
export function light(g: Geometry, t: number, px: number, py: number, band: Band, view: View): void {
  const { sx, sy, idx } = g;
  const a = idx[t * 3] as number;
  const b = idx[t * 3 + 1] as number;
  const c = idx[t * 3 + 2] as number;
  const ax = sx[a] as number;
  const ay = (sy[a] as number) - band.firstRow;
  const bx = (sx[b] as number) - ax;
  const by = (sy[b] as number) - band.firstRow - ay;
  const cx = (sx[c] as number) - ax;
  const cy = (sy[c] as number) - band.firstRow - ay;
  const inv = 1 / (bx * cy - by * cx);
  const wb = ((px - ax) * cy - (py - ay) * cx) * inv;
  const wc = ((py - ay) * bx - (px - ax) * by) * inv;
  interpolate(g, t, wb, wc, view.surface);
  aim(view.surface, view, px, py + band.firstRow);
  const material = g.materials[g.owner[t] as number] as Material;
  shade(material, view.surface, view.light);
  if (material.kind === 'plastic' && material.receives && view.surface.ny > 0.8) {
    const wa = 1 - wb - wc;
    const { world } = g;
    dim(
      material.receives,
      view.surface,
      (world[a * 3] as number) * wa + (world[b * 3] as number) * wb + (world[c * 3] as number) * wc,
      (world[a * 3 + 2] as number) * wa +
        (world[b * 3 + 2] as number) * wb +
        (world[c * 3 + 2] as number) * wc,
    );
  }
}

const sunlight = new Float32Array(3);
const ambient = new Float32Array(3);

/** Darkens a lit surface by the shadows that fall on it at x, z (mm). */
function dim(receiver: Receiver, s: Surface, x: number, z: number): void {
  sunAt(receiver.sun, x, z, sunlight);
  shadowAt(receiver.ambient, x, z, ambient);
  s.r *= 0.52 * (ambient[0] as number) + 0.48 * (sunlight[0] as number);
  s.g *= 0.52 * (ambient[1] as number) + 0.48 * (sunlight[1] as number);
  s.b *= 0.52 * (ambient[2] as number) + 0.48 * (sunlight[2] as number);
}

/** Sets normal and pattern coordinates of a point of triangle t, given its weights at corners b and c. */
export function interpolate({ nrm, uv, idx }: Geometry, t: number, wb: number, wc: number, s: Surface): void {
  const wa = 1 - wb - wc;
  const a = idx[t * 3] as number;
  const b = idx[t * 3 + 1] as number;
  const c = idx[t * 3 + 2] as number;
  const nx = (nrm[a * 3] as number) * wa + (nrm[b * 3] as number) * wb + (nrm[c * 3] as number) * wc;
  const ny =
    (nrm[a * 3 + 1] as number) * wa + (nrm[b * 3 + 1] as number) * wb + (nrm[c * 3 + 1] as number) * wc;
  const nz =
    (nrm[a * 3 + 2] as number) * wa + (nrm[b * 3 + 2] as number) * wb + (nrm[c * 3 + 2] as number) * wc;
  const norm = 1 / (sqrt(nx * nx + ny * ny + nz * nz) || 1);
  s.nx = nx * norm;
  s.ny = ny * norm;
  s.nz = nz * norm;
  s.u = (uv[a * 2] as number) * wa + (uv[b * 2] as number) * wb + (uv[c * 2] as number) * wc;
  s.v = (uv[a * 2 + 1] as number) * wa + (uv[b * 2 + 1] as number) * wb + (uv[c * 2 + 1] as number) * wc;
}

/** Unit vector from the surface to the camera for a sample position. */
export function aim(s: Surface, { camera, axes, samples }: View, x: number, y: number): void {
  const k = -1 / (camera.scale * camera.distance);
  const h = (x / samples - camera.centre[0] * camera.width) * k;
  const w = (camera.centre[1] * camera.height - y / samples) * k;
  const { right, up, out } = axes;
  const vx = out[0] + right[0] * h + up[0] * w;
  const vy = out[1] + right[1] * h + up[1] * w;
  const vz = out[2] + right[2] * h + up[2] * w;
  const inv = 1 / sqrt(vx * vx + vy * vy + vz * vz);
  s.vx = vx * inv;
  s.vy = vy * inv;
  s.vz = vz * inv;
}
