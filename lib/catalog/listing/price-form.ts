import { listingHref, omit, type Query } from '@/lib/platform/canonical-query';
import { priceRange, priceValue } from './price-range';

/** Fields of the price range form, which together make up the platform's `preco`. */
export const PRICE_FIELDS = { from: 'preco-de', to: 'preco-ate' } as const;

const MAX_REAIS = 9_999_999;

/** The fields cut 'R$ 500 reais' off after 9 characters. */
const UNIT = /\s*re?(?:a(?:is?|l)?)?$/i;

/** Whole reais typed by a shopper, including '1.200,50'; 0 for invalid input. */
function reais(typed = ''): number {
  const [whole = ''] = typed
    .trim()
    .replace(/^R\$\s*/i, '')
    .replace(UNIT, '')
    .split(',');
  const amount = /^\d{1,3}(?:\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : whole;
  return /^\d+(?:\.\d*)?$/.test(amount) ? Math.min(Math.floor(Number(amount)), MAX_REAIS) : 0;
}

/** Whether the form can use a field's text; an empty field sets no limit. */
export const isReadablePrice = (typed: string): boolean => /^[\s0]*$/.test(typed) || reais(typed) > 0;

/**
 * Address of the list for a submitted price form; null for other queries. An upper bound of 0 means no upper
 * bound, as in the platform's ranges.
 */
export function priceFormHref(path: string, query: Query): string | null {
  const { from, to } = PRICE_FIELDS;
  if (query[from] === undefined && query[to] === undefined) return null;
  const [low, high] = [reais(query[from]), reais(query[to])];
  const [de, ate] = high > 0 && low > high ? [high, low] : [low, high];
  const rest = omit(query, from, to, 'pg', 'preco');
  return listingHref(path, de + ate > 0 ? { ...rest, preco: priceValue({ de, ate }) } : rest);
}

/** Values of the fields: the bounds of the active range, '' for a missing bound. */
export function priceFormValues(query: Query): { from: string; to: string } {
  const { de = 0, ate = 0 } = priceRange(query) ?? {};
  return { from: String(de || ''), to: String(ate || '') };
}
