import { type Camera, cameraAxes } from '../camera';
import { encode } from '../colour';
import type { Sheet } from '../material';
import { smoothstep } from '../noise';
import { type FloorShadow, type SunMap, shadowAt, sunAt } from '../shadow-map';

const { abs, cos, floor, hypot, min, sin } = Math;

/** The floor of a still life: its sheet, how it is turned (radians), and whether a window falls on it. */
export type Ground = { sheet: Sheet; turn: number; window: boolean };

/** Paints the floor y = 0 over the whole picture: sheet, sunlight, ambient shadow and the window's bars. */
export function paintGround(ground: Ground, camera: Camera, sun: SunMap, ambient: FloorShadow): Buffer {
  const { width, height } = camera;
  const pixels = Buffer.alloc(width * height * 3);
  const { right, up, out } = cameraAxes(camera);
  const eye = [0, 1, 2].map((i) => (camera.target[i] as number) + (out[i] as number) * camera.distance);
  const focal = camera.scale * camera.distance;
  const [ct, st] = [cos(ground.turn), sin(ground.turn)];
  const lit = new Float32Array(3);
  const tone = new Float32Array(3);
  const texel = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    const w = camera.centre[1] * height - (y + 0.5);
    const down = min(-1e-3 * focal, up[1] * w - out[1] * focal);
    const k = -(eye[1] as number) / down;
    for (let x = 0; x < width; x++) {
      const h = x + 0.5 - camera.centre[0] * width;
      const fx = (eye[0] as number) + (right[0] * h + up[0] * w - out[0] * focal) * k;
      const fz = (eye[2] as number) + (right[2] * h + up[2] * w - out[2] * focal) * k;
      sunAt(sun, fx, fz, lit);
      shadowAt(ambient, fx, fz, tone);
      texelAt(ground.sheet, fx * ct + fz * st, fz * ct - fx * st, texel);
      const pane = ground.window ? windowLight(fx, fz) : 1;
      const falloff = 1 - 0.16 * smoothstep(60, 620, hypot(fx - 40, fz));
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const sunny = (lit[c] as number) * pane;
        const warm = c === 0 ? 1.03 : c === 2 ? 0.95 : 1;
        const light = (0.52 * (tone[c] as number) + 0.5 * sunny * warm) * falloff;
        pixels[to + c] = encode((texel[c] as number) * light);
      }
    }
  }
  return pixels;
}

/** Share of sun through a tall window out of sight at the left: soft slanting panes with bars between. */
function windowLight(x: number, z: number): number {
  const u = (x + z * 0.62 + 40) / 132;
  const v = (z - x * 0.34 + 60) / 150;
  const bars = (t: number): number => smoothstep(0, 0.1, 0.5 - abs(t - floor(t) - 0.5));
  const frame = smoothstep(-2.3, -1.9, u) * smoothstep(2.5, 2.1, u);
  return 0.42 + 0.58 * bars(u) * bars(v) * frame;
}

function texelAt(sheet: Sheet, u: number, v: number, out: Float32Array): void {
  const { size, span, data } = sheet;
  const gx = (u / span - floor(u / span)) * size;
  const gy = (v / span - floor(v / span)) * size;
  const [ix, iy] = [gx | 0, gy | 0];
  const [fx, fy] = [gx - ix, gy - iy];
  const x0 = (ix % size) * 3;
  const x1 = ((ix + 1) % size) * 3;
  const y0 = (iy % size) * size * 3;
  const y1 = ((iy + 1) % size) * size * 3;
  for (let c = 0; c < 3; c++) {
    const top = (data[y0 + x0 + c] as number) * (1 - fx) + (data[y0 + x1 + c] as number) * fx;
    const low = (data[y1 + x0 + c] as number) * (1 - fx) + (data[y1 + x1 + c] as number) * fx;
    out[c] = top * (1 - fy) + low * fy;
  }
}
