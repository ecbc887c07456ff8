import { audiences } from '../../seed/categories';
import { facetId } from '../../seed/facets';
import { catalogueEntries } from '../../seed/product-rows';
import type { FrameSpec } from '../frame-spec';
import { formName, pictureFile } from '../picture-name';
import { galleryViews, WORN_VIEW } from '../product-views';
import { EVERY_DESIGN } from './catalogue-pictures';
import { headsFor, toneFor, type WornHead } from './worn-heads';

/** A form on the head that wears it, and its picture in each colour. */
export type WornForm = {
  name: string;
  /** The form, in any of its colours. */
  spec: FrameSpec;
  head: WornHead;
  pictures: { file: string; spec: FrameSpec; tone: string }[];
};

/** Every form that the catalogue shows on a head. */
export function wornForms(): WornForm[] {
  const forms = new Map<string, WornForm>();
  const turns = new Map<string, number>();
  for (const { product } of catalogueEntries(EVERY_DESIGN)) {
    const { frameSpec: spec, facetas, imagens } = product;
    const audience = audiences.find(({ label }) => facetas.includes(facetId('publico', label)));
    const isWorn = galleryViews(imagens, spec.kind !== 'lens').includes(WORN_VIEW);
    if (!isWorn || !audience) continue;
    const name = formName(spec);
    const form = forms.get(name) ?? { name, spec, head: nextHead(audience.key, turns), pictures: [] };
    forms.set(name, form);
    const file = pictureFile(spec, WORN_VIEW);
    if (form.pictures.some((picture) => picture.file === file)) continue;
    form.pictures.push({ file, spec, tone: toneFor(form.head, spec) });
  }
  return [...forms.values()];
}

function nextHead(audience: string, turns: Map<string, number>): WornHead {
  const heads = headsFor[audience] ?? [];
  const turn = turns.get(audience) ?? 0;
  turns.set(audience, turn + 1);
  const head = heads[turn % heads.length];
  if (!head) throw new RangeError(`No head wears frames for the audience ${audience}.`);
  return head;
}
