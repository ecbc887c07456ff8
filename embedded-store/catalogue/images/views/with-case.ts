import { hardCase } from '../case';
import type { FrameSpec } from '../frame-spec';
import { placeParts } from '../part';
import type { Scene } from '../scene';
import { foldedParts } from './folded';
import { squareCamera, turned } from './standing';

/** View 6: folded in front of the shop's hard case. */
export function caseView(spec: FrameSpec, size: number): Scene {
  const box = turned(placeParts(hardCase(spec.seed), [0, 0, 0], [0, 0, -52]), 16);
  const front = turned(foldedParts(spec, -0.3), -14, [6, 0, 26]);
  return { parts: [...box, ...front], camera: squareCamera(size, 222, 20, [-4, 24, -20]) };
}
