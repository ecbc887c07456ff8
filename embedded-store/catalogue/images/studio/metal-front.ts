import type { Design } from './design';
import { ellipsoid, joinMeshes, type Mesh, mapPoints, mirrorMesh, type Point } from './mesh';
import { crossing } from './outline';
import { sweep, through } from './sweep';

/** Metal rims, bridge and endpieces on both sides. */
export function metalFront(d: Design, parts: { endpieces: boolean }): Mesh {
  const path = d.hand.halfRim ? alongRim(d, 'above') : alongRim(d, 'all');
  const rim = sweep(path, () => [d.hand.wire, 1.15], {
    closed: !d.hand.halfRim,
    roundness: 3,
    up: [0, 1, 0],
  });
  const sided = parts.endpieces ? joinMeshes(rim, endpiece(d)) : rim;
  return joinMeshes(sided, mirrorMesh(sided), ...bridges(d));
}

/** Height at which half rims end, as a fraction of half the lens height. */
const HALF_RIM_END = -0.12;

/** The outline of the right lens on the curve of the front, or its part above or below the ends of a half rim. */
function alongRim(d: Design, part: 'all' | 'above' | 'below'): Point[] {
  const placed = d.outline.map(([x, z]): Point => [d.lensX + x, d.bend(d.lensX + x), z]);
  if (part === 'all') return placed;
  const isIn = ([, , z]: Point) => z >= (HALF_RIM_END * d.lensHeight) / 2 === (part === 'above');
  const start = placed.findIndex((point, i) => isIn(point) && !isIn(placed.at(i - 1) ?? point));
  return [...placed.slice(start), ...placed.slice(0, start)].filter(isIn);
}

/** The ground edges of lenses that hang in half rims. */
export function bareEdges(d: Design): Mesh {
  const edge = sweep(alongRim(d, 'below'), () => [0.5, 0.95], { roundness: 4, up: [0, 1, 0] });
  return joinMeshes(edge, mirrorMesh(edge));
}

function bridges(d: Design): Mesh[] {
  const tall = d.lensHeight / 2;
  const main = arch(
    d,
    d.shape === 'aviador' && !d.cut ? 0.12 * tall : d.bridgeZ,
    d.shape === 'aviador' ? 2.2 : 3.6,
    0.95,
  );
  return d.hand.twoBridges ? [main, topBar(d)] : [main];
}

function arch(d: Design, z: number, rise: number, radius: number): Mesh {
  const end = d.lensX + crossing(d.outline, z, -1) + 0.2;
  const side = (k: number, dx: number, dy: number, dz: number): Point => [k * dx, d.bend(dx) + dy, z + dz];
  const path = through(
    [
      side(-1, end, 0, 0),
      side(-1, end * 0.72, -0.9, rise * 0.62),
      side(1, 0, -1.3, rise),
      side(1, end * 0.72, -0.9, rise * 0.62),
      side(1, end, 0, 0),
    ],
    64,
  );
  return sweep(path, (t) => [radius * 0.8, radius * (1 + 0.25 * Math.sin(Math.PI * t))], {
    roundness: 2.4,
    up: [0, 0, 1],
  });
}

/** The straight bar over the bridge, from rim to rim or on top of them. */
function topBar(d: Design): Mesh {
  const onRims = d.hand.topBar >= 1;
  const z = onRims
    ? Math.max(...d.outline.map(([, height]) => height)) + 0.4
    : (d.hand.topBar * d.lensHeight) / 2;
  const reach = d.lensX + (onRims ? -d.lensWidth * 0.24 : crossing(d.outline, z - 0.6, -1) + 0.2);
  const at = (x: number, dz: number): Point => [x, d.bend(x) - 0.6, z + dz];
  const path = through(
    [at(-reach, -0.6), at(-reach * 0.5, 0.15), at(0, 0.35), at(reach * 0.5, 0.15), at(reach, -0.6)],
    60,
  );
  return sweep(path, () => [0.8, 0.95], { roundness: 2.6 });
}

/** Strap from the rim around the corner to the hinge. */
function endpiece(d: Design): Mesh {
  const z = d.hingeZ;
  const [from, y] = [d.temporalX - 0.3, d.bend(d.half)];
  const path = through(
    [
      [from, d.bend(from), z - 0.4],
      [from + (d.half - from) * 0.5, d.bend(from) - 0.3, z],
      [d.half - 1.4, y - 0.1, z],
      [d.half - 0.2, y + 1.4, z],
      [d.half, y + 4, z],
      [d.half, y + 7, z],
    ],
    60,
  );
  return sweep(path, (t) => [0.75, 1.3 + 0.9 * Math.sin(Math.PI * Math.min(1, t * 1.1)) ** 2], {
    roundness: 4,
  });
}

/**
 * Silicone nose pads, and the wires that hold them, each in an arc from the back of the rim to the outer face
 * of its pad.
 */
export function nosePads(d: Design): { pads: Mesh; arms: Mesh } {
  const z = -0.1 * d.lensHeight;
  const rim = d.lensX + crossing(d.outline, z, -1);
  const y = d.bend(rim);
  const centre: Point = [d.bridge / 2 - 2.2 + (rim - d.bridge / 2) * 0.5, y + 5.4, z - 1.6];
  // On a slanting rim, the position at the height of the wire differs from that at the height of the pad.
  const high = z + 3.6;
  const held = d.lensX + crossing(d.outline, high, -1);
  const at = (t: number, dy: number, dz: number): Point => [
    held + (centre[0] + 0.8 - held) * t,
    y + dy,
    high + dz,
  ];
  const arm = sweep(
    through(
      [
        at(0, 0.3, 0),
        at(0.04, 2.6, 0.9),
        at(0.4, 4.6, 0.7),
        at(0.86, 4.9, -2.2),
        [centre[0] + 0.8, centre[1] - 0.4, centre[2] + 0.3],
      ],
      40,
    ),
    () => [ARM, ARM],
    { roundness: 2 },
  );
  const mount = ellipsoid([centre[0] + 0.75, centre[1] - 0.35, centre[2]], [0.55, 1, 1.5], PAD_TURN);
  const pad = mapPoints(ellipsoid(centre, [1, 3, 6.1], PAD_TURN), ([u, v, w]) => [
    u + (centre[2] - w) * PAD_FLARE,
    v,
    w,
  ]);
  const arms = joinMeshes(arm, mount);
  return { pads: joinMeshes(pad, mirrorMesh(pad)), arms: joinMeshes(arms, mirrorMesh(arms)) };
}

/**
 * Radius of the wires, and how the pads open, in radians and per mm of height: a nose is wider at its back
 * and at its bottom.
 */
const [ARM, PAD_TURN, PAD_FLARE] = [0.5, -0.5, 0.16];
