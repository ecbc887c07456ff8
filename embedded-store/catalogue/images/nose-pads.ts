import type { FrameSpec } from './frame-spec';
import { crystal, type Material } from './material';
import { type Mesh, mirrorX, type Vec3 } from './mesh';
import { bezier, ellipsoid, sweep } from './sweep';

/** Clear silicone of the pads. */
export const PAD_SILICONE: Material = crystal([0.86, 0.84, 0.78], 0.6, 0.06);

/** Silicone pads on bent wire arms, both sides; x, y, z is where the arm leaves the +x rim (mm). */
export function nosePads(spec: FrameSpec, x: number, y: number, z: number): { pads: Mesh[]; arms: Mesh[] } {
  const padX = Math.max(5.2, x - 2.4);
  const centre: Vec3 = [padX, y - 2.2, z - 6.2];
  const pad = tilted(centre, spec);
  const arm = sweep({
    path: bezier(
      [x + 0.5, y + 1.5, z - 0.8],
      [x - 0.4, y + 2.4, z - 4],
      [x + 1.2, y, z - 7.4],
      [padX + 0.5, y - 2, z - 6.4],
      14,
    ),
    reference: [0, 1, 0],
    half: () => [0.42, 0.42],
    sides: 8,
  });
  return { pads: [pad, mirrorX(pad)], arms: [arm, mirrorX(arm)] };
}

function tilted(centre: Vec3, spec: FrameSpec): Mesh {
  const mesh = ellipsoid([0, 0, 0], [1.25, 6.4, 3.6], 10, 16);
  const lean = spec.shape === 'aviador' ? 0.32 : 0.24;
  const turn = -0.5;
  for (let i = 0; i < mesh.pos.length; i += 3) {
    rotate(mesh.pos, i, lean, turn);
    rotate(mesh.nrm, i, lean, turn);
    mesh.pos[i] = (mesh.pos[i] as number) + centre[0];
    mesh.pos[i + 1] = (mesh.pos[i + 1] as number) + centre[1];
    mesh.pos[i + 2] = (mesh.pos[i + 2] as number) + centre[2];
  }
  return mesh;
}

function rotate(values: number[], i: number, lean: number, turn: number): void {
  const [x, y, z] = [values[i] as number, values[i + 1] as number, values[i + 2] as number];
  const x1 = x * Math.cos(turn) + z * Math.sin(turn);
  const z1 = z * Math.cos(turn) - x * Math.sin(turn);
  values[i] = x1 * Math.cos(lean) - y * Math.sin(lean);
  values[i + 1] = x1 * Math.sin(lean) + y * Math.cos(lean);
  values[i + 2] = z1;
}
