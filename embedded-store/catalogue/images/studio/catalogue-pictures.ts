import { catalogueEntries } from '../../seed/product-rows';
import type { FrameSpec } from '../frame-spec';
import { frameColours } from '../palette';
import { formName, pictureFile } from '../picture-name';
import { borrowedViews } from './views';

/** Enough products to cover every design in every colour (`DESIGNS` of the seed). */
const EVERY_DESIGN = 3000;

/** A picture that the catalogue uses. */
export type CataloguePicture = { file: string; spec: FrameSpec; view: number };

/** Every product picture that the catalogue uses, each once, below the folder `produtos`. */
export function cataloguePictures(): CataloguePicture[] {
  const found = new Map<string, CataloguePicture>();
  for (const { product } of catalogueEntries(EVERY_DESIGN)) {
    const { frameSpec: spec, imagens } = product;
    for (let view = 1; view <= imagens; view++) {
      const file = pictureFile(spec, view);
      if (!found.has(file)) found.set(file, { file, spec, view });
    }
  }
  return [...found.values()];
}

/** Renders differ by form and view, and by whether the material is translucent. */
export function renderName(spec: FrameSpec, view: number): string {
  if (spec.kind === 'lens') return `lentes-${view}`;
  return `${formName(spec)}${isClear(spec) ? '-clear' : ''}-${renderedView(spec, view)}`;
}

/** The view to render: some views are drawn from the render of another one. */
export function renderedView({ kind }: FrameSpec, view: number): number {
  return kind === 'lens' ? view : (borrowedViews[view]?.from ?? view);
}

export function isClear({ frameColour }: FrameSpec): boolean {
  return frameColours[frameColour]?.pattern === 'crystal';
}
