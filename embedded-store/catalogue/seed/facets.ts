import { CATEGORY_FACET } from '../listing-scope';
import { slugify } from '../text';
import { audiences } from './categories';
import { lensIndexes, lensKinds, lensTreatments } from './lens-kinds';
import { shapes } from './shapes';
import { letterOf, sizeLetters } from './sizes';

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

/**
 * Ten families of frame colours, with the keys of their shades. The first shade is the one drawn for the
 * family.
 */
export const colourFamilies: Record<string, readonly [string, ...string[]]> = {
  'Preto e grafite': ['preto', 'preto-fosco', 'grafite'],
  'Cinza e prata': ['prata', 'cinza'],
  Tartaruga: ['tartaruga', 'tartaruga-escura', 'tartaruga-clara'],
  Caramelo: ['mel', 'terracota', 'chifre'],
  Bege: ['nude', 'marfim', 'champanhe', 'chifre-claro'],
  Transparente: ['cristal', 'fume'],
  Dourado: ['dourado', 'bronze'],
  'Rosa e vinho': ['rosa-cha', 'ouro-rose', 'vinho'],
  Verde: ['verde-garrafa', 'verde-oliva'],
  Azul: ['azul-marinho', 'azul-petroleo'],
};

/** Values of the category filter: the first levels of the category tree, by their slugs. */
const departments = {
  'oculos-de-grau': 'Óculos de grau',
  'oculos-de-sol': 'Óculos de sol',
  lentes: 'Lentes',
};

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
  ['lente', 'Lente solar', 'filtro', false, sunLenses],
  ['tipo', 'Tipo de lente', 'filtro', false, lensKinds.map((k) => k.label)],
  ['tratamento', 'Tratamento', 'filtro', true, lensTreatments.map((t) => t.label)],
  ['indice', 'Índice de refração', 'filtro', false, lensIndexes.map((i) => i.label)],
  ['cor', 'Cor', 'atributo', true, Object.keys(colourFamilies)],
  ['tamanho', 'Tamanho da frente', 'atributo', false, sizeLetters.map((size) => size.label)],
  [CATEGORY_FACET, 'Categoria', 'filtro', false, Object.values(departments)],
];

export const facetGroups: FacetGroup[] = definitions.map(([slug, nome, tipo, image], i) => ({
  id: i + 1,
  tipo,
  slug,
  nome,
  apresentacao: image ? 'imagem' : 'texto',
  // The last one by id, because ids are stable.
  ordem: slug === CATEGORY_FACET ? -1 : i,
}));

export const facetValues: FacetValue[] = definitions.flatMap(([slug, , , , labels], g) =>
  labels.map((label, i) => ({
    id: (g + 1) * 100 + i,
    groupId: g + 1,
    slug: facetSlug(slug, label),
    label,
    ordem: i,
  })),
);

/** Text in brackets only explains the value, so it is not part of the address. */
function facetSlug(group: string, label: string): string {
  return `${group}-${slugify(label.replace(/ \(.*/, ''))}`;
}

const idBySlug = new Map(facetValues.map((v) => [v.slug, v.id]));

/** The id of a facet value from its group and its label, for example `('formato', 'Gatinho')`. */
export function facetId(group: string, label: string): number {
  const slug = facetSlug(group, label);
  const id = idBySlug.get(slug);
  if (id === undefined) throw new RangeError(`There is no facet value ${slug}.`);
  return id;
}

/** The id of the department with this slug. */
export const departmentFacetId = (slug: keyof typeof departments): number =>
  facetId(CATEGORY_FACET, departments[slug]);

/** The colour family of a frame colour, such as 'Caramelo' of 'chifre'. */
export function colourFamilyOf(key: string): string {
  const family = Object.entries(colourFamilies).find(([, shades]) => shades.includes(key));
  if (!family) throw new RangeError(`The frame colour ${key} is in no family.`);
  return family[0];
}

/** The id of the colour family of a frame colour. */
export const colourFacetId = (key: string): number => facetId('cor', colourFamilyOf(key));

/** The size ids for fronts of these widths in mm. */
export function sizeFacetIds(fronts: readonly number[]): number[] {
  const letters = new Set(fronts.map(letterOf));
  return [...letters].map((letter) => facetId('tamanho', letter));
}
