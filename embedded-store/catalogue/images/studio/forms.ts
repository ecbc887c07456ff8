import { catalogueEntries } from '../../seed/product-rows';
import type { FrameSpec } from '../frame-spec';
import { frameColours } from '../palette';
import { formName, pictureFile } from '../picture-name';
import { borrowedViews } from './views';

/** Enough products to meet every design in every colour (`DESIGNS` of the seed). */
const EVERY_DESIGN = 3000;

/** A picture that the catalogue names. */
export type Wanted = { file: string; spec: FrameSpec; view: number };

/** Every picture of a product that the catalogue names, each once, below the folder `produtos`. */
export function wantedPictures(): Wanted[] {
  const found = new Map<string, Wanted>();
  for (const { product } of catalogueEntries(EVERY_DESIGN)) {
    const { frameSpec: spec, imagens } = product;
    for (let view = 1; view <= imagens; view++) {
      const file = pictureFile(spec, view);
      if (!found.has(file)) found.set(file, { file, spec, view });
    }
  }
  return [...found.values()];
}

/** Exposures differ by form and view, and by whether light goes through the material. */
export function exposureName(spec: FrameSpec, view: number): string {
  if (spec.kind === 'lens') return `lentes-${view}`;
  return `${formName(spec)}${isClear(spec) ? '-clear' : ''}-${exposedView(spec, view)}`;
}

/** The view whose exposure a view is printed from. */
export function exposedView({ kind }: FrameSpec, view: number): number {
  return kind === 'lens' ? view : (borrowedViews[view]?.from ?? view);
}

export function isClear({ frameColour }: FrameSpec): boolean {
  return frameColours[frameColour]?.pattern === 'crystal';
}
