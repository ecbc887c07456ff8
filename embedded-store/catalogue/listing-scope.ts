import type { StoreContext } from '../context';
import type { PriceRange } from './price-bands';
import type { Target } from './resolve-url';
import { fold } from './text';

/** The targets of addresses that are listings. */
export type ListingTarget = Extract<Target, { nivel: `product/listing/${string}` }>;

/** The part of a listing selected by the query string. */
export type Selection = {
  busca: string;
  /** Slugs of facet values, as chosen under `filtro` and `atributo`. */
  filtro: string[];
  atributo: string[];
  marca: string[];
  preco: PriceRange | null;
  order: string | null;
};

/** A listing request: target, selection and slice. */
export type ListingRequest = { target: ListingTarget; selection: Selection; offset: number; limit: number };

export function isListing(target: { nivel: string }): target is ListingTarget {
  return target.nivel.startsWith('product/listing/');
}

/** Filter of searches, which span the catalogue. Other listings have links to their categories instead. */
export const CATEGORY_FACET = 'categoria';

export const DEFAULT_ORDER = 'Popularidade';
/** The sort orders, in menu order. */
export const orders = [
  DEFAULT_ORDER,
  'Menor Preço',
  'Maior Preço',
  'Lançamentos',
  'Mais bem avaliados',
  'Nome A-Z',
];

/** The Portuguese label of a sort order, which differs from the name in addresses. */
export const orderLabel = (order: string): string => order.replace('Preço', 'preço');

// Slugs contain hyphens but no underscores. An underscore needs no percent-encoding in a query.
const SEPARATOR = '_';

/** Reads the selection from query parameters, ignoring unknown values. */
export function readSelection({ reference }: StoreContext, query: URLSearchParams): Selection {
  const slugs = (key: string, known: (slug: string) => boolean) => {
    const values = query.getAll(key).flatMap((value) => value.split(SEPARATOR));
    return [...new Set(values.map((v) => v.trim()).filter(known))].sort();
  };
  const facetOf = (tipo: string) => (slug: string) => {
    const value = reference.facetBySlug.get(slug);
    return value !== undefined && reference.groupById.get(value.groupId)?.tipo === tipo;
  };
  return {
    busca: (query.get('busca') ?? '').trim().slice(0, 300),
    filtro: slugs('filtro', facetOf('filtro')),
    atributo: slugs('atributo', facetOf('atributo')),
    marca: slugs('marca', (slug) => reference.brandBySlug.has(slug)),
    preco: readPrice(query.get('preco')),
    order: readOrder(query.get('order')),
  };
}

function readPrice(text: string | null): PriceRange | null {
  const match = /^(\d{1,7})-(\d{1,7})$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const range = { de: Number(match[1]), ate: Number(match[2]) };
  return range.ate === 0 || range.ate >= range.de ? range : null;
}

function readOrder(text: string | null): string | null {
  const wanted = fold(text ?? '').trim();
  return orders.find((order) => fold(order) === wanted) ?? null;
}

/** The selection as query parameters in the platform's order; empty keys are left out. */
export function selectionQuery(selection: Selection): Record<string, string> {
  const { busca, filtro, atributo, marca, preco, order } = selection;
  const entries: [string, string][] = [
    ['busca', busca],
    ['filtro', filtro.join(SEPARATOR)],
    ['atributo', atributo.join(SEPARATOR)],
    ['marca', marca.join(SEPARATOR)],
    ['preco', preco ? `${preco.de}-${preco.ate}` : ''],
    ['order', order ?? ''],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The list with the value added, or removed if it was there. */
export function toggle(values: string[], value: string): string[] {
  return values.includes(value) ? values.filter((v) => v !== value) : [...values, value].sort();
}
