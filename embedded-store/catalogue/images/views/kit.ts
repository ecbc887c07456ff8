import { hardCase } from '../case';
import type { FrameSpec } from '../frame-spec';
import { glasses } from '../glasses';
import { frameColours } from '../palette';
import { type Part, placeParts } from '../part';
import type { Scene } from '../scene';
import { foldedParts } from './folded';
import { middle, squareCamera, standing, turned } from './standing';

/** The second pair of a kit: the same frame in another colour of its kind, clear where the first is tinted. */
function companion(spec: FrameSpec): FrameSpec {
  const metallic = frameColours[spec.frameColour]?.pattern === 'metal';
  const choices = Object.keys(frameColours).filter(
    (key) => (frameColours[key]?.pattern === 'metal') === metallic && key !== spec.frameColour,
  );
  const colour = choices[(spec.seed * 5 + 3) % choices.length] ?? spec.frameColour;
  return {
    ...spec,
    frameColour: colour,
    templeColour: colour,
    lensColour: spec.lensColour ? null : 'degrade-marrom',
    mirrored: false,
    gradient: !spec.lensColour,
    seed: spec.seed + 1,
  };
}

type Turns = { turn: readonly [number, number]; elevation: number; folded: boolean; across: number };

const turns: Record<number, Turns> = {
  1: { turn: [18, -14], elevation: 17, folded: false, across: 292 },
  2: { turn: [40, 30], elevation: 20, folded: false, across: 318 },
  3: { turn: [84, 84], elevation: 16, folded: false, across: 300 },
  4: { turn: [-18, 16], elevation: 28, folded: true, across: 236 },
  5: { turn: [44, 30], elevation: 16, folded: false, across: 120 },
  6: { turn: [-12, 12], elevation: 24, folded: true, across: 270 },
};

/** Any view of kind `kit`: both pairs together, one behind and one in front. */
export function kitView(view: number): (spec: FrameSpec, size: number) => Scene {
  const pose = (turns[view] ?? turns[1]) as Turns;
  return (spec, size) => {
    const stand = (one: FrameSpec): Part[] => (pose.folded ? foldedParts(one) : standing(glasses(one)));
    const parts = [
      ...turned(stand(companion(spec)), pose.turn[0], [-38, 0, -74]),
      ...turned(stand(spec), pose.turn[1], [34, 0, 58]),
    ];
    if (view === 6) parts.push(...turned(placeParts(hardCase(spec.seed), [0, 0, 0], [40, 0, -150]), -8));
    const [x, , z] = middle(parts);
    return { parts, camera: squareCamera(size, pose.across, pose.elevation, [x, 20, z]) };
  };
}
