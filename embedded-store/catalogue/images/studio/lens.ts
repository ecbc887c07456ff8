import type { Design } from './design';
import { joinMeshes, type Mesh, mirrorMesh } from './mesh';

const RINGS = 24;

/** Both lenses as thin curved shells; sun lenses curve more. */
export function lenses(d: Design): Mesh {
  const sag = d.sun ? 3.4 : 2.4;
  const step = 2;
  const rim = d.outline.filter((_, i) => i % step === 0);
  const positions: number[] = [d.lensX, d.bend(d.lensX) - sag, 0];
  const triangles: number[] = [];
  for (let ring = 1; ring <= RINGS; ring++) {
    const s = ring / RINGS;
    rim.forEach(([x, z]) => {
      positions.push(d.lensX + x * s, d.bend(d.lensX + x * s) - sag * (1 - s * s), z * s);
    });
  }
  const at = (ring: number, k: number) => (ring === 0 ? 0 : 1 + (ring - 1) * rim.length + (k % rim.length));
  for (let k = 0; k < rim.length; k++) {
    triangles.push(0, at(1, k), at(1, k + 1));
    for (let ring = 1; ring < RINGS; ring++) {
      const [a, b, c, e] = [at(ring, k), at(ring, k + 1), at(ring + 1, k), at(ring + 1, k + 1)];
      triangles.push(a, c, b, b, c, e);
    }
  }
  const right = { positions, triangles };
  return joinMeshes(right, mirrorMesh(right));
}
