import { catalogueEntries } from '../../seed/product-rows';
import type { FrameSpec, LensLook } from '../frame-spec';
import { frameColours } from '../palette';
import { formName, LENS_EDGE_VIEWS, LENS_PROFILE_VIEW, pictureFile } from '../picture-name';
import { galleryViews } from '../product-views';
import { borrowedViews } from './views';

/** Enough products to cover every design in every colour (`DESIGNS` of the seed). */
export const EVERY_DESIGN = 3000;

/** A picture that the catalogue uses. */
export type CataloguePicture = { file: string; spec: FrameSpec; view: number };

/** Every product picture that the catalogue uses, once, as a file below the folder `produtos`. */
export function cataloguePictures(): CataloguePicture[] {
  const found = new Map<string, CataloguePicture>();
  for (const { product } of catalogueEntries(EVERY_DESIGN)) {
    const { frameSpec: spec, imagens } = product;
    for (const view of galleryViews(imagens, spec.kind !== 'lens')) {
      const file = pictureFile(spec, view);
      if (!found.has(file))
        found.set(file, {
          file,
          spec: spec.lens && view === LENS_PROFILE_VIEW ? indoors(spec, spec.lens) : spec,
          view,
        });
    }
  }
  return [...found.values()];
}

/** A lens without the effect of its coating or of the sun. */
function indoors(spec: FrameSpec, lens: LensLook): FrameSpec {
  return { ...spec, lensColour: null, lens: { ...lens, treatment: 'antirreflexo' } };
}

/** The name of a render: form, view, and whether the material is translucent. */
export function renderName(spec: FrameSpec, view: number): string {
  if (spec.kind === 'lens') return `lentes-${lensIndex(spec, view)}-${view}`;
  return `${formName(spec)}${isClear(spec) ? '-clear' : ''}-${renderedView(spec, view)}`;
}

/** The index with which a lens is rendered. Views that hardly show the edge share one index. */
export function lensIndex({ lens }: FrameSpec, view: number): LensLook['index'] {
  return lens && LENS_EDGE_VIEWS.includes(view) ? lens.index : 161;
}

/** The view that is rendered: some views are derived from the render of another one. */
export function renderedView({ kind }: FrameSpec, view: number): number {
  return kind === 'lens' ? view : (borrowedViews[view]?.from ?? view);
}

export function isClear({ frameColour }: FrameSpec): boolean {
  return frameColours[frameColour]?.pattern === 'crystal';
}
