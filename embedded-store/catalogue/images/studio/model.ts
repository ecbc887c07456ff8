import { acetateFront, brows } from './acetate-front';
import { type Design, design, type Form } from './design';
import type { Hand } from './hand';
import { lenses } from './lens';
import { ellipsoid, joinMeshes, type Mesh, mapPoints, mirrorMesh, type Point } from './mesh';
import { bareEdges, metalFront, nosePads } from './metal-front';
import { temple } from './temple';

/** Material role of a part; the scene lights each role separately, and colours are applied afterwards. */
export type Role = 'front' | 'temple' | 'tip' | 'metal' | 'trim' | 'pad' | 'lens';
export type Part = {
  role: Role;
  mesh: Mesh;
  /** Set for a part of a temple, which is behind the front and the lenses when seen from the front. */
  temple?: true;
};
export type Pose = 'open' | 'folded';

/** The parts of a frame as it is worn: lens centres at height 0, middle of the front at depth 0. */
export function wornModel(form: Form, step?: number): Part[] {
  const d = design(form);
  return [...frontParts(d, step), ...temples(d, 'open').flat()];
}

/**
 * The parts of a frame that stands on the ground z = 0: on its lower rims and temple tips or, with the
 * temples folded, only on its rims. `step` is the resolution of an acetate front in mm.
 */
export function model(form: Form, pose: Pose, step?: number): Part[] {
  const d = design(form);
  const front = frontParts(d, step);
  const [right, left] = temples(d, pose, LEAN);
  return standing([...front, ...right, ...left], pose);
}

function frontParts(d: Design, step?: number): Part[] {
  const lens: Part = { role: 'lens', mesh: lenses(d) };
  if (d.shape === 'browline') {
    const { pads, arms } = nosePads(d);
    return [
      lens,
      { role: 'front', mesh: brows(d, step) },
      { role: 'metal', mesh: joinMeshes(metalFront(d, { endpieces: false }), arms) },
      { role: 'trim', mesh: rivets(d) },
      { role: 'pad', mesh: pads },
    ];
  }
  if (d.material === 'acetato' || d.material === 'misto')
    return [lens, { role: 'front', mesh: acetateFront(d, step) }, { role: 'trim', mesh: rivets(d) }];
  const { pads, arms } = nosePads(d);
  const clear = d.hand.halfRim ? joinMeshes(pads, bareEdges(d)) : pads;
  return [
    lens,
    { role: 'metal', mesh: joinMeshes(metalFront(d, { endpieces: true }), arms) },
    { role: 'pad', mesh: clear },
  ];
}

/** The pins of each end piece: [across, up] from its middle and radii, mm. */
const pinPlaces: Record<Hand['pins'], readonly (readonly [number, number, number, number])[]> = {
  two: [
    [0, -1.5, 0.75, 0.75],
    [0, 1.5, 0.75, 0.75],
  ],
  bar: [[0, 0, 2.3, 0.6]],
  three: [
    [-1.1, -1, 0.55, 0.55],
    [1.1, -1, 0.55, 0.55],
    [0, 1, 0.55, 0.55],
  ],
  level: [
    [-1.6, 0, 0.7, 0.7],
    [1.2, 0, 0.7, 0.7],
  ],
};

/** Rivets on the end pieces. */
function rivets(d: Design): Mesh {
  const middle = d.half - 4.6;
  const z = d.hingeZ + d.hand.rise * (middle - d.temporalX + 5);
  const pins = pinPlaces[d.hand.pins].map(([dx, dz, across, up]) => {
    const x = middle + dx;
    return ellipsoid([x, d.bend(x) - 2.2, z + dz], [across, 0.4, up]);
  });
  const one = joinMeshes(...pins);
  return joinMeshes(one, mirrorMesh(one));
}

/**
 * Angle in degrees by which open temples lean inwards when the frame is not worn. From the front, they are
 * then visible through the lenses.
 */
const LEAN = 2.6;

function temples(d: Design, pose: Pose, lean = 0): [Part[], Part[]] {
  const { acetate, metal, pivot } = temple(d);
  const solid = d.material === 'acetato';
  const side = (flip: boolean): Part[] => {
    const placed = (mesh: Mesh) => {
      // The left temple is folded first, so it is closer to the front.
      const turned = mapPoints(
        mesh,
        pose === 'folded' ? turning(pivot, 88, flip ? 0 : 3.4) : turning(pivot, lean),
      );
      return flip ? mirrorMesh(turned) : turned;
    };
    return [
      ...(acetate ? [{ role: solid ? ('temple' as const) : ('tip' as const), mesh: placed(acetate) }] : []),
      { role: solid ? ('trim' as const) : ('metal' as const), mesh: placed(metal) },
    ].map((part) => ({ ...part, temple: true as const }));
  };
  return [side(false), side(true)];
}

function turning([px, py]: Point, degrees: number, back = 0): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  return ([x, y, z]) => {
    const [u, v] = [x - px, y - py];
    return [
      px + u * Math.cos(angle) - v * Math.sin(angle),
      py + u * Math.sin(angle) + v * Math.cos(angle) + back,
      z,
    ];
  };
}

function standing(parts: Part[], pose: Pose): Part[] {
  const points: Point[] = parts.flatMap(({ mesh }) => {
    const found: Point[] = [];
    for (let i = 0; i < mesh.positions.length; i += 3)
      found.push([
        mesh.positions[i] as number,
        mesh.positions[i + 1] as number,
        mesh.positions[i + 2] as number,
      ]);
    return found;
  });
  let tilt = 0;
  if (pose === 'open') {
    const low = (from: number, to: number) =>
      points.filter((p) => p[1] >= from && p[1] < to).reduce((a, b) => (b[2] < a[2] ? b : a));
    const [rim, tip] = [low(-10, 12), low(60, 400)];
    tilt = -Math.atan2(tip[2] - rim[2], tip[1] - rim[1]);
  } else tilt = 0.1;
  const turned = (p: Point): Point => [
    p[0],
    p[1] * Math.cos(tilt) - p[2] * Math.sin(tilt),
    p[1] * Math.sin(tilt) + p[2] * Math.cos(tilt),
  ];
  const floor = points.reduce((low, p) => Math.min(low, turned(p)[2]), Number.POSITIVE_INFINITY);
  return parts.map(({ mesh, ...part }) => ({
    ...part,
    mesh: mapPoints(mesh, (p) => {
      const [x, y, z] = turned(p);
      return [x, y, z - floor];
    }),
  }));
}
