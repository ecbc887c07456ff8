import type { FrameSpec } from '../frame-spec';
import { type FrameColour, frameColours } from '../palette';
import type { Role } from './model';

/** Colour of every part of a frame, as keys of `frameColours`. Lenses have tints instead. */
export type PartColours = Record<Exclude<Role, 'lens' | 'pad'>, string>;

/** Frame colour by key. Throws RangeError for an unknown one. */
export function frameColour(key: string): FrameColour {
  const colour = frameColours[key];
  if (!colour) throw new RangeError(`Unknown frame colour ${key}`);
  return colour;
}

/** Warm metals get tortoise tips, warm patterns golden rivets; everything else gets black and silver. */
export function partColours({
  frameColour: front,
  templeColour: temple,
}: Pick<FrameSpec, 'frameColour' | 'templeColour'>): PartColours {
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
