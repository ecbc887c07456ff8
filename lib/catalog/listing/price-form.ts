import { listingHref, omit, type Query } from '@/lib/platform/canonical-query';

/** Fields of the form for a price range; together they are the platform's `preco`. */
export const PRICE_FIELDS = { from: 'preco-de', to: 'preco-ate' } as const;

const MAX_REAIS = 9_999_999;

/** Whole reais of what a shopper typed, '1.200,50' included; 0 for nothing usable. */
function reais(typed = ''): number {
  const [whole = ''] = typed
    .trim()
    .replace(/^R\$\s*/i, '')
    .split(',');
  const amount = /^\d{1,3}(?:\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : whole;
  return /^\d+(?:\.\d*)?$/.test(amount) ? Math.min(Math.floor(Number(amount)), MAX_REAIS) : 0;
}

/**
 * Address of the list that a sent price form asks for; null for a query that comes from no such form. An upper end of
 * 0 is no end, as in the platform's own ranges.
 */
export function priceFormHref(path: string, query: Query): string | null {
  const { from, to } = PRICE_FIELDS;
  if (query[from] === undefined && query[to] === undefined) return null;
  const [low, high] = [reais(query[from]), reais(query[to])];
  const [de, ate] = high > 0 && low > high ? [high, low] : [low, high];
  const rest = omit(query, from, to, 'pg', 'preco');
  return listingHref(path, de + ate > 0 ? { ...rest, preco: `${de}-${ate}` } : rest);
}

/** Values of the fields: the ends of the active range, '' for an open one. */
export function priceFormValues(query: Query): { from: string; to: string } {
  const [, de = '', ate = ''] = /^(\d{1,7})-(\d{1,7})$/.exec(query.preco ?? '') ?? [];
  const shown = (amount: string) => (Number(amount) > 0 ? amount : '');
  return { from: shown(de), to: shown(ate) };
}
