import type { FrameSpec } from '../frame-spec';
import { type FrameColour, frameColours } from '../palette';
import type { Role } from './model';

/** Colour of every part of a frame, by key of `frameColours`; lenses have tints of their own. */
export type Looks = Record<Exclude<Role, 'lens' | 'pad'>, string>;

/** The colour of a name. Throws RangeError for an unknown one. */
export function frameColour(key: string): FrameColour {
  const colour = frameColours[key];
  if (!colour) throw new RangeError(`Unknown frame colour ${key}`);
  return colour;
}

/** Warm metals go with tortoise tips and warm patterns with golden pins; everything else with black and silver. */
export function looksOf({
  frameColour: front,
  templeColour: temple,
}: Pick<FrameSpec, 'frameColour' | 'templeColour'>): Looks {
  const isMetal = (key: string) => frameColour(key).pattern === 'metal';
  const metal = isMetal(front) ? front : isMetal(temple) ? temple : 'prata';
  const warm = ['dourado', 'bronze', 'ouro-rose'].includes(metal);
  const golden = ['tortoise', 'horn'].includes(frameColour(front).pattern);
  return {
    front,
    temple,
    tip: warm ? 'tartaruga-escura' : 'preto',
    metal,
    trim: golden ? 'dourado' : 'prata',
  };
}
