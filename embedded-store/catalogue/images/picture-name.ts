import type { FrameSpec } from './frame-spec';

/**
 * Folder for the pictures of a form, which is everything in a spec except its colours. Equal forms share one
 * render.
 */
export function formName(spec: FrameSpec): string {
  const { shape, cut, material, lensWidth, bridge, lensHeight, frontWidth, templeLength, lensColour } = spec;
  const body = material === 'titanio' ? 'metal' : material;
  const measures = [lensWidth, bridge, lensHeight, frontWidth, templeLength].join('-');
  return [shape, body, measures, ...(lensColour ? ['sol'] : []), ...(cut ? [cut] : [])].join('-');
}

/** Name of the pictures of a form in the spec's colours, without the view number. */
export function colourName({ frameColour, templeColour, lensColour, mirrored }: FrameSpec): string {
  const parts = [
    frameColour,
    ...(templeColour === frameColour ? [] : [templeColour]),
    ...(lensColour ? [lensColour] : []),
  ];
  return [...parts, ...(mirrored ? ['espelhada'] : [])].join('_');
}

/** File of a product picture, relative to the folder of committed pictures. Views count from 1. */
export function pictureFile(spec: FrameSpec, view: number): string {
  if (spec.kind === 'lens') return `lentes/${lensPictureName(spec, view)}-${view}.webp`;
  return `${formName(spec)}/${colourName(spec)}-${view}.webp`;
}

/** Views of lenses that show their zones. */
export const LENS_ZONE_VIEWS: readonly number[] = [1, 2];

/** Views of lenses that show the edge thickness, and the view that shows nothing else. */
export const LENS_EDGE_VIEWS: readonly number[] = [1, 4];
export const LENS_PROFILE_VIEW = 4;

/** Parameters that distinguish the pictures of lenses in a view. */
function lensPictureName({ lens, lensColour }: FrameSpec, view: number): string {
  if (!lens) throw new RangeError('This lens has no look, so it has no picture: add a look to its spec.');
  return [
    ...(LENS_ZONE_VIEWS.includes(view) ? [lens.design] : []),
    ...(view === LENS_PROFILE_VIEW ? [] : [lensColour ?? lens.treatment]),
    ...(LENS_EDGE_VIEWS.includes(view) ? [lens.index] : []),
  ].join('-');
}
