import type { Material } from '../material';
import { emptyMesh, type Vec3 } from '../mesh';
import type { Part } from '../part';

const NOTHING: Material = { kind: 'metal', base: [0, 0, 0], dark: [0, 0, 0], satin: 0 };

/** An invisible point that moves with the parts it is placed among, so a camera can aim at it afterwards. */
export function marker(point: Vec3): Part {
  const mesh = emptyMesh();
  mesh.pos.push(...point);
  mesh.nrm.push(0, 0, 1);
  mesh.uv.push(0, 0);
  return { mesh, material: NOTHING };
}

/** Where the only marker among the parts has moved to. */
export function markedPoint(parts: Part[]): Vec3 {
  const found = parts.find((part) => part.material === NOTHING);
  if (!found) throw new Error('No marker among the parts');
  const [x, y, z] = found.mesh.pos;
  return [x as number, y as number, z as number];
}
