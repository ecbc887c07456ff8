import { addVertex, emptyMesh, type Mesh, stitchGrid } from './mesh';
import type { Outline } from './outlines';
import { WRAP_RADIUS, wrapDepth } from './plate';

const RINGS = [1, 0.94, 0.85, 0.76, 0.67, 0.58, 0.48, 0.38, 0.26, 0.13, 0] as const;

/**
 * Front surface of one mounted lens (the +x eye), bulging forward on a sphere of `baseRadius` mm, with its
 * edge near depth `z`. Pattern coordinates run -1 to 1 over the width (u) and the height (v).
 */
export function lensMesh(lens: Outline, centreX: number, z: number, baseRadius: number, grow = 0.5): Mesh {
  const mesh = emptyMesh();
  const halfHeight = Math.max(...lens.y);
  const halfWidth = Math.max(...lens.x);
  const rim = (halfHeight * halfHeight + halfWidth * halfWidth) / 2 / (2 * baseRadius);
  for (let i = 0; i < lens.count; i += 2) {
    const ex = (lens.x[i] as number) + (lens.nx[i] as number) * grow;
    const ey = (lens.y[i] as number) + (lens.ny[i] as number) * grow;
    for (const ring of RINGS) {
      const dx = ex * ring;
      const dy = ey * ring;
      const x = centreX + dx;
      const sag = rim - (dx * dx + dy * dy) / (2 * baseRadius);
      addVertex(
        mesh,
        x,
        dy,
        z + sag + wrapDepth(x),
        dx / baseRadius + x / WRAP_RADIUS,
        dy / baseRadius,
        1,
        dx / halfWidth,
        dy / halfHeight,
      );
    }
  }
  stitchGrid(mesh, 0, lens.count / 2, RINGS.length, true);
  return mesh;
}
