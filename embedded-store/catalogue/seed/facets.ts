import { frameColours } from '../images/palette';
import { slugify } from '../text';
import { audiences } from './categories';
import { lensIndexes, lensKinds, lensTreatments } from './lens-kinds';
import { shapes } from './shapes';

export type FacetGroup = {
  id: number;
  tipo: 'filtro' | 'atributo';
  slug: string;
  nome: string;
  apresentacao: 'texto' | 'imagem';
  ordem: number;
};
export type FacetValue = { id: number; groupId: number; slug: string; label: string; ordem: number };

export const materials = { acetato: 'Acetato', metal: 'Metal', titanio: 'Titânio', misto: 'Acetato e metal' };
/** Frame sizes by lens width or by letter. */
const sizeLabels = ['44', '46', '48', '50', '52', '54', '56', '58', 'P', 'M', 'G', 'Único'];

const sunLenses = ['Polarizada', 'Degradê', 'Espelhada', 'Lisa'];

const definitions: [
  slug: string,
  nome: string,
  tipo: FacetGroup['tipo'],
  image: boolean,
  labels: string[],
][] = [
  ['formato', 'Formato', 'filtro', true, shapes.map((s) => s.label)],
  ['material', 'Material', 'filtro', false, Object.values(materials)],
  ['publico', 'Público', 'filtro', false, audiences.map((a) => a.label)],
  ['lente', 'Lente solar', 'filtro', true, sunLenses],
  ['tipo', 'Tipo de lente', 'filtro', false, lensKinds.map((k) => k.label)],
  ['tratamento', 'Tratamento', 'filtro', true, lensTreatments.map((t) => t.label)],
  ['indice', 'Índice de refração', 'filtro', false, lensIndexes.map((i) => i.label)],
  ['cor', 'Cor', 'atributo', true, Object.values(frameColours).map((c) => c.label)],
  ['tamanho', 'Tamanho', 'atributo', false, sizeLabels],
];

export const facetGroups: FacetGroup[] = definitions.map(([slug, nome, tipo, image], i) => ({
  id: i + 1,
  tipo,
  slug,
  nome,
  apresentacao: image ? 'imagem' : 'texto',
  ordem: i,
}));

export const facetValues: FacetValue[] = definitions.flatMap(([slug, , , , labels], g) =>
  labels.map((label, i) => ({
    id: (g + 1) * 100 + i,
    groupId: g + 1,
    slug: `${slug}-${slugify(label)}`,
    label,
    ordem: i,
  })),
);

const idBySlug = new Map(facetValues.map((v) => [v.slug, v.id]));

/** The id of a facet value from its group and its label, for example `('formato', 'Gatinho')`. */
export function facetId(group: string, label: string): number {
  const slug = `${group}-${slugify(label)}`;
  const id = idBySlug.get(slug);
  if (id === undefined) throw new RangeError(`There is no facet value ${slug}.`);
  return id;
}
