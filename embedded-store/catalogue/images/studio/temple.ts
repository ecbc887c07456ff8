import { smoothstep } from './acetate-front';
import type { Design } from './design';
import { ellipsoid, joinMeshes, type Mesh, type Point } from './mesh';
import { sweep } from './sweep';

/** The right temple; its hinge turns about the vertical line through `pivot`. */
export type Temple = { acetate: Mesh | null; metal: Mesh; pivot: Point };

export function temple(d: Design): Temple {
  const metalTemple = d.material !== 'acetato';
  const wire = d.material === 'metal' || d.material === 'titanio';
  const start = d.bend(d.half) + (wire ? 6.8 : 2.4);
  const x = d.half - (wire ? 0 : 2.4);
  const path = side(d, x, start);
  const pivot: Point = [x - (wire ? 0.4 : 2.2), start + 0.6, d.templeZ];
  if (!metalTemple) {
    const high = d.cut ? d.hand.block + 0.4 : 4.7 * d.weight;
    const middle = d.cut ? 0.6 * high * d.hand.temple : high - 1.9;
    const body = sweep(
      path,
      (t) => [
        2.1 - 0.55 * smoothstep(0, 0.5, t) + 0.25 * smoothstep(0.65, 0.9, t),
        high +
          (middle - high) * smoothstep(0, 0.5, t) +
          0.9 * smoothstep(0.62, 0.86, t) -
          0.3 * smoothstep(0.9, 1, t) -
          tipEnd(t, Math.min(2.4, middle + 0.4)),
      ],
      { roundness: 4.4, round: 0.8 },
    );
    return { acetate: body, metal: barrel(pivot), pivot };
  }
  const bar = sweep(path.slice(0, STEPS * 0.7), (t) => [0.62, 2 - 0.7 * smoothstep(0, 0.35, t)], {
    roundness: 4,
  });
  const tip = sweep(
    path.slice(STEPS * 0.6),
    (t) => [
      1.15 + 0.35 * smoothstep(0, 0.25, t),
      1.75 + 1.05 * smoothstep(0, 0.6, t) - 0.2 * smoothstep(0.8, 1, t) - tipEnd((t + 1.5) / 2.5, 1.2),
    ],
    { roundness: 2.8, round: 1 },
  );
  return { acetate: tip, metal: joinMeshes(bar, barrel(pivot)), pivot };
}

/** Number of points of a temple's path. With fewer, notches would show along the temple. */
const STEPS = 400;

/** Path of a temple from the hinge: straight, slightly inwards, then down behind the ear. */
function side(d: Design, x: number, y: number): Point[] {
  const points: Point[] = [];
  const step = d.templeLength / (STEPS - 1);
  let at: [number, number, number] = [x, y, d.templeZ];
  for (let i = 0; i < STEPS; i++) {
    points.push([...at]);
    const t = i / (STEPS - 1);
    const down = 0.84 * smoothstep(0.64, 0.86, t) - 0.16 * smoothstep(0.86, 1, t);
    const inward =
      -0.06 * smoothstep(0, 0.15, t) + 0.05 * smoothstep(0.1, 0.4, t) - 0.2 * smoothstep(0.72, 1, t);
    at = [at[0] + Math.sin(inward) * step, at[1] + Math.cos(down) * step, at[2] - Math.sin(down) * step];
  }
  return points;
}

/** How much a temple narrows at `t`, towards its rounded end. */
function tipEnd(t: number, by: number): number {
  const near = Math.max(0, (t - 0.955) / 0.045);
  return by * (1 - Math.sqrt(1 - Math.min(1, near) ** 2));
}

/** The five knuckles of a hinge, and its screw. */
function barrel([x, y, z]: Point): Mesh {
  const knuckles = [-2.4, -1.2, 0, 1.2, 2.4].map((dz) =>
    sweep(
      [
        [x, y, z + dz - 0.52],
        [x, y, z + dz + 0.52],
      ],
      () => [1.25, 1.25],
      { roundness: 2, up: [0, 1, 0], round: 0.3 },
    ),
  );
  return joinMeshes(...knuckles, ellipsoid([x, y, z + 3.1], [0.8, 0.8, 0.5]));
}
