import type { Query } from '@/lib/platform/canonical-query';
import { formatRoundBRL } from '@/lib/shared/money';

/** Prices in whole reais; 0 for no limit, as in the platform's ranges. */
export type PriceRange = { de: number; ate: number };

/** The price range in a query; null without one. */
export function priceRange({ preco = '' }: Query): PriceRange | null {
  const range = /^(\d{1,7})-(\d{1,7})$/.exec(preco);
  return range && { de: Number(range[1]), ate: Number(range[2]) };
}

/** The value of the platform's `preco` for a range. */
export const priceValue = ({ de, ate }: PriceRange): string => `${de}-${ate}`;

/** 'até R$ 449', 'acima de R$ 1.800', 'de R$ 449 a R$ 999'. */
export function priceRangeText({ de, ate }: PriceRange): string {
  if (ate === 0) return `acima de ${formatRoundBRL(de)}`;
  return de > 0 ? `de ${formatRoundBRL(de)} a ${formatRoundBRL(ate)}` : `até ${formatRoundBRL(ate)}`;
}

/** The same as a label: 'Até R$ 449', 'Acima de R$ 1.800', 'R$ 449 a R$ 999'. */
export function priceRangeLabel(range: PriceRange): string {
  const text = priceRangeText(range).replace(/^de /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Whether the price ranges together have fewer than the list's `total` products: products with a price on request are in
 * none of them.
 */
export function isPartOfList(
  ranges: readonly { isActive: boolean; count?: number }[],
  total: number,
): boolean {
  // The numbers of the other ranges do not depend on the chosen one, but the list's total does.
  const isComparable = ranges.length > 0 && ranges.every(({ isActive, count }) => !isActive && count);
  return isComparable && ranges.reduce((sum, { count = 0 }) => sum + count, 0) < total;
}
