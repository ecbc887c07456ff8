import type {
  CrystalMaterial,
  LensMaterial,
  Material,
  MetalMaterial,
  PlasticMaterial,
  Sheet,
} from './material';
import { smoothstep } from './noise';
import { lightFrom, type Studio } from './studio';

const { exp, max, min, sin } = Math;

/**
 * One surface point on its way to a colour. In: unit normal, unit vector to the camera, pattern coordinates.
 * Out: `r/g/b` is the light it adds, `tr/tg/tb` the share of the light behind it that still comes through.
 */
export type Surface = {
  nx: number;
  ny: number;
  nz: number;
  vx: number;
  vy: number;
  vz: number;
  u: number;
  v: number;
  r: number;
  g: number;
  b: number;
  tr: number;
  tg: number;
  tb: number;
};

/** A surface record to reuse, so shading allocates nothing. */
export function newSurface(): Surface {
  return { nx: 0, ny: 0, nz: 1, vx: 0, vy: 0, vz: 1, u: 0, v: 0, r: 0, g: 0, b: 0, tr: 0, tg: 0, tb: 0 };
}

/** Where the surface mirrors the camera to, how squarely it faces it, and its Fresnel reflectance. */
const bounce = { x: 0, y: 0, z: 1, facing: 1, fresnel: 0, front: true };

/** Lights one surface point (linear light). */
export function shade(material: Material, s: Surface, light: Studio): void {
  let facing = s.nx * s.vx + s.ny * s.vy + s.nz * s.vz;
  bounce.front = facing >= 0;
  if (facing < 0) {
    s.nx = -s.nx;
    s.ny = -s.ny;
    s.nz = -s.nz;
    facing = -facing;
  }
  bounce.facing = facing;
  bounce.x = 2 * facing * s.nx - s.vx;
  bounce.y = 2 * facing * s.ny - s.vy;
  bounce.z = 2 * facing * s.nz - s.vz;
  const grazing = (1 - facing) * (1 - facing);
  bounce.fresnel = 0.042 + 0.958 * grazing * grazing * (1 - facing);
  s.tr = s.tg = s.tb = 0;
  if (material.kind === 'plastic') shadePlastic(material, s, light);
  else if (material.kind === 'metal') shadeMetal(material, s, light);
  else if (material.kind === 'crystal') shadeCrystal(material, s, light);
  else shadeLens(material, s, light);
}

function reflection(light: Studio, satin: number): number {
  const { x, y, z } = bounce;
  if (satin >= 1) return lightFrom(light.satin, x, y, z);
  const sharp = lightFrom(light.sharp, x, y, z);
  return satin > 0 ? sharp + (lightFrom(light.satin, x, y, z) - sharp) * satin : sharp;
}

function shadePlastic(material: PlasticMaterial, s: Surface, light: Studio): void {
  const seen = reflection(light, material.satin);
  // Polished plastic keeps its depth of colour: dim surroundings count for less than the lamps.
  const gloss = min(0.85, bounce.fresnel) * material.shine * ((seen * seen) / (seen + 0.45));
  const sky = lightFrom(light.diffuse, s.nx, s.ny, s.nz);
  const lit =
    ((sky * 1.25) / (1 + 0.5 * sky)) * (material.gain ?? 1) +
    material.glow * (0.25 + 0.5 * (1 - bounce.facing));
  if (material.sheet) sampleSheet(material.sheet, s);
  else {
    s.r = material.base[0];
    s.g = material.base[1];
    s.b = material.base[2];
  }
  s.r = s.r * lit + gloss;
  s.g = s.g * lit + gloss;
  s.b = s.b * lit + gloss;
}

function shadeMetal(material: MetalMaterial, s: Surface, light: Studio): void {
  const shine = reflection(light, material.satin);
  const body = min(1, shine * 0.85);
  const over = min(1, max(0, shine - 0.9) * 0.22);
  const { base, dark } = material;
  s.r = metalTone(base[0], dark[0], body, over);
  s.g = metalTone(base[1], dark[1], body, over);
  s.b = metalTone(base[2], dark[2], body, over);
}

function metalTone(base: number, dark: number, body: number, over: number): number {
  const value = dark * 0.35 + (base * 1.12 - dark * 0.35) * body;
  return value + (1 - value) * over;
}

function shadeCrystal(material: CrystalMaterial, s: Surface, light: Studio): void {
  // Light crosses more material, and is bent away more, the more the wall leans from the camera.
  const lean = 1 - bounce.facing;
  const path = 0.28 + 2.6 * lean * lean + (lean > 0.55 ? (lean - 0.55) * 2 : 0);
  const haze = bounce.front ? material.haze : material.haze * 0.5;
  const lit = lightFrom(light.diffuse, s.nx, s.ny, s.nz) * haze;
  const shine = reflection(light, 0) * bounce.fresnel * (bounce.front ? 1 : 0.5);
  s.tr = exp(material.absorption[0] * path) * (1 - haze);
  s.tg = exp(material.absorption[1] * path) * (1 - haze);
  s.tb = exp(material.absorption[2] * path) * (1 - haze);
  s.r = material.base[0] * lit + shine;
  s.g = material.base[1] * lit + shine;
  s.b = material.base[2] * lit + shine;
}

function shadeLens(material: LensMaterial, s: Surface, light: Studio): void {
  const t = smoothstep(0.85, -0.95, s.v);
  const opacity = material.topOpacity + (material.bottomOpacity - material.topOpacity) * t;
  const sharp = reflection(light, 0);
  const coat = sharp * material.coatingPower * (0.55 + min(0.3, bounce.fresnel) * 6);
  const { top, bottom, coating, mirror } = material;
  const tintR = (top[0] + (bottom[0] - top[0]) * t) * opacity;
  const tintG = (top[1] + (bottom[1] - top[1]) * t) * opacity;
  const tintB = (top[2] + (bottom[2] - top[2]) * t) * opacity;
  // Part of the colour is a filter on what lies behind, part a veil of light from the surface.
  s.r = tintR * 0.3 + coat * coating[0];
  s.g = tintG * 0.3 + coat * coating[1];
  s.b = tintB * 0.3 + coat * coating[2];
  const clear = (1 - opacity) ** 1.5;
  s.tr = clear + tintR * 0.8;
  s.tg = clear + tintG * 0.8;
  s.tb = clear + tintB * 0.8;
  if (!material.mounted) shadeRim(s);
  if (material.mirrorPower > 0) {
    const room = lightFrom(light.satin, bounce.x, bounce.y, bounce.z);
    const glow = material.mirrorPower * (0.16 + 0.5 * min(1.6, room) + 0.12 * sharp);
    // A mirror coating shifts in hue with the angle; the height on the lens stands in for it.
    const swing = s.v * 1.4 + s.u * 0.5;
    s.r = s.r * 0.5 + mirror[0] * glow * (1 + 0.32 * sin(swing + 0.4));
    s.g = s.g * 0.5 + mirror[1] * glow * (1 + 0.2 * sin(swing + 2));
    s.b = s.b * 0.5 + mirror[2] * glow * (1 + 0.32 * sin(swing + 3.6));
    s.tr *= 0.5;
    s.tg *= 0.5;
    s.tb *= 0.5;
  }
}

/** A free lens edge bends light away: a darker ring, strongest at the very rim. */
function shadeRim(s: Surface): void {
  const ring = smoothstep(0.72, 1, s.u * s.u + s.v * s.v);
  const kept = 1 - 0.24 * ring * ring;
  s.tr *= kept * (1 - 0.06 * ring);
  s.tg *= kept;
  s.tb *= kept * (1 - 0.03 * ring);
}

/** Bilinear colour of a repeating sheet at the surface's pattern coordinates (mm). */
function sampleSheet(sheet: Sheet, s: Surface): void {
  const { size, data } = sheet;
  const gx = (((s.u / sheet.span) % 1) + 1) * size;
  const gy = (((s.v / sheet.span) % 1) + 1) * size;
  const ix = gx | 0;
  const iy = gy | 0;
  const fx = gx - ix;
  const fy = gy - iy;
  const x0 = (ix % size) * 3;
  const x1 = ((ix + 1) % size) * 3;
  const y0 = (iy % size) * size * 3;
  const y1 = ((iy + 1) % size) * size * 3;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  const a = y0 + x0;
  const b = y0 + x1;
  const c = y1 + x0;
  const d = y1 + x1;
  s.r =
    (data[a] as number) * wa + (data[b] as number) * wb + (data[c] as number) * wc + (data[d] as number) * wd;
  s.g =
    (data[a + 1] as number) * wa +
    (data[b + 1] as number) * wb +
    (data[c + 1] as number) * wc +
    (data[d + 1] as number) * wd;
  s.b =
    (data[a + 2] as number) * wa +
    (data[b + 2] as number) * wb +
    (data[c + 2] as number) * wc +
    (data[d + 2] as number) * wd;
}
