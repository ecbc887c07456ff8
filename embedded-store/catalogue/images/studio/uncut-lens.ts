import type { LensLook } from '../frame-spec';
import { joinMeshes, type Mesh, mapPoints, type Point } from './mesh';
import type { Part } from './model';

/** Radius of an uncut lens, mm. */
export const RADIUS = 32.5;

/** How far its front bulges, and its thickness at the centre, in mm. */
const [SAG, MIDDLE] = [4.4, 1.6];

/** Thickness of the edge at minus four dioptres, by hundredths of the refractive index, mm. */
const edges: Record<LensLook['index'], number> = { 150: 6.4, 159: 5.2, 161: 4.7, 167: 3.7, 174: 2.9 };

/** How a lens stands: its position, and its angles backwards and around the vertical axis, in radians. */
type Stand = { x: number; y: number; lean: number; turn: number };

/** Arrangements of lenses in a picture; the first lens is in front. */
export type Arrangement = 'pair' | 'single';

/** A picture of uncut lenses, and whether it shows their zones. */
export type UncutView = { arrangement: Arrangement; index: LensLook['index']; hasZones: boolean };

const stands: Record<Arrangement, readonly Stand[]> = {
  pair: [
    { x: -27, y: 0, lean: 0.2, turn: 0.46 },
    { x: 24, y: 20, lean: 0.14, turn: 0.12 },
  ],
  single: [{ x: 0, y: 0, lean: 0.12, turn: 0 }],
};

/**
 * Lenses as the laboratory delivers them, before they are cut to a frame. In other models `pads` are nose
 * pads; here they are the ground edges.
 */
export function uncutLenses(arrangement: Arrangement, index: LensLook['index']): Part[] {
  const edge = edges[index];
  const all = (mesh: Mesh) =>
    joinMeshes(...stands[arrangement].map((stand) => mapPoints(mesh, (point) => stood(point, stand, edge))));
  const front = cap((s) => -SAG * (1 - s * s), false);
  const back = cap((s) => MIDDLE - SAG + (SAG + edge - MIDDLE) * s * s, true);
  return [
    { role: 'lens', mesh: all(joinMeshes(front, back)) },
    { role: 'pad', mesh: all(rim(edge)) },
  ];
}

/**
 * Which lens of an arrangement is at a point, and where on it: mm to the right of and above its centre, as
 * seen by a person who faces the wearer.
 */
export function placeOnLens(
  point: Point,
  arrangement: Arrangement,
  index: LensLook['index'],
): { lens: number; across: number; up: number } {
  const found = stands[arrangement].map((stand) => unstood(point, stand, edges[index]));
  const off = found.map(([u, v, w]) => {
    const outside = Math.max(0, Math.hypot(u, w) - RADIUS);
    return Math.abs(v + SAG * (1 - (u * u + w * w) / RADIUS ** 2)) + 9 * outside;
  });
  const lens = off.indexOf(Math.min(...off));
  const [across, , up] = found[lens] as Point;
  return { lens, across, up };
}

/** A lens that leans back stands on the back of its edge. */
const lift = (edge: number, lean: number) => edge * Math.sin(lean);

function stood([u, v, w]: Point, { x, y, lean, turn }: Stand, edge: number): Point {
  const back = v * Math.cos(lean) + (w + RADIUS) * Math.sin(lean);
  const high = (w + RADIUS) * Math.cos(lean) - v * Math.sin(lean);
  return [
    x + u * Math.cos(turn) - back * Math.sin(turn),
    y + u * Math.sin(turn) + back * Math.cos(turn),
    high + lift(edge, lean),
  ];
}

function unstood([x, y, z]: Point, { x: left, y: near, lean, turn }: Stand, edge: number): Point {
  const [a, b, high] = [x - left, y - near, z - lift(edge, lean)];
  const u = a * Math.cos(turn) + b * Math.sin(turn);
  const back = b * Math.cos(turn) - a * Math.sin(turn);
  const v = back * Math.cos(lean) - high * Math.sin(lean);
  return [u, v, back * Math.sin(lean) + high * Math.cos(lean) - RADIUS];
}

const [RINGS, SIDES] = [28, 200];

/** A round surface whose depth depends on the distance from its middle, from 0 to 1. */
function cap(depth: (s: number) => number, isBack: boolean): Mesh {
  const positions = [0, depth(0), 0];
  const triangles: number[] = [];
  for (let ring = 1; ring <= RINGS; ring++)
    for (let k = 0; k < SIDES; k++) {
      const [s, angle] = [ring / RINGS, (k / SIDES) * 2 * Math.PI];
      positions.push(Math.cos(angle) * RADIUS * s, depth(s), Math.sin(angle) * RADIUS * s);
    }
  const add = (a: number, b: number, c: number) => triangles.push(a, ...(isBack ? [c, b] : [b, c]));
  const at = (ring: number, k: number) => (ring === 0 ? 0 : 1 + (ring - 1) * SIDES + (k % SIDES));
  for (let k = 0; k < SIDES; k++) {
    add(0, at(1, k), at(1, k + 1));
    for (let ring = 1; ring < RINGS; ring++) {
      add(at(ring, k), at(ring + 1, k), at(ring, k + 1));
      add(at(ring, k + 1), at(ring + 1, k), at(ring + 1, k + 1));
    }
  }
  return { positions, triangles };
}

/** The ground edge, with its two fine bevels. */
function rim(edge: number): Mesh {
  const bevel = 0.35;
  const profile = [
    [RADIUS - bevel, 0],
    [RADIUS, bevel],
    [RADIUS, edge / 3],
    [RADIUS, (2 * edge) / 3],
    [RADIUS, edge - bevel],
    [RADIUS - bevel, edge],
  ] as const;
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let k = 0; k < SIDES; k++) {
    const angle = (k / SIDES) * 2 * Math.PI;
    for (const [radius, depth] of profile)
      positions.push(Math.cos(angle) * radius, depth, Math.sin(angle) * radius);
  }
  for (let k = 0; k < SIDES; k++)
    for (let i = 0; i + 1 < profile.length; i++) {
      const [a, b] = [k * profile.length + i, ((k + 1) % SIDES) * profile.length + i];
      triangles.push(a, b, a + 1, a + 1, b, b + 1);
    }
  return { positions, triangles };
}
