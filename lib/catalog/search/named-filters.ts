import { type PriceRange, priceRangeText } from '@/lib/catalog/listing/price-range';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import { AMOUNT_IN_WORDS, amountOf } from './written-amount';

/** Words for a frame size: its letter, or the face that it fits. */
const SIZES: readonly [SizeLetter, RegExp][] = [
  [
    'P',
    /(?:(?:para\s+)?rostos?\s+(?:pequen|estreit|fin|mi[uú]d|delicad)os?|(?<!\p{L})tam(?:anho)?\s+p)(?![\p{L}\d])/iu,
  ],
  ['M', /(?:(?:para\s+)?rostos?\s+m[eé]dios?|(?<!\p{L})tam(?:anho)?\s+m)(?![\p{L}\d])/iu],
  ['G', /(?:(?:para\s+)?rostos?\s+(?:grandes?|largos?)|(?<!\p{L})tam(?:anho)?\s+g)(?![\p{L}\d])/iu],
];

/** A price: '400', 'R$ 1.200,50', 'dois mil'. A number with a unit is not a price: 'até 30 dias'. */
const PRICE = String.raw`(?:r\$\s*)?(${AMOUNT_IN_WORDS}|\d{1,3}(?:\.\d{3})+|\d{2,6})(?:,\d{1,2})?(?![\d%])(?:\s*reais)?(?!\s*(?:mm|cm|mil[ií]metros?|x|graus?|horas?|dias?|m[eê]s|meses|anos?|vezes)\b)(?!\p{L})`;

/** Words before the two prices of a range, before the highest and before the lowest one. */
const PRICES: readonly [RegExp, (prices: readonly number[]) => PriceRange][] = [
  [
    new RegExp(String.raw`(?<!\p{L})(?:entre|de)\s+${PRICE}\s+(?:e|a|at[eé])\s+${PRICE}`, 'iu'),
    ([one = 0, other = 0]) => ({ de: Math.min(one, other), ate: Math.max(one, other) }),
  ],
  [
    new RegExp(String.raw`(?:por\s+)?(?<!\p{L})(?:at[eé]|abaixo\s+de|menos\s+de)\s+${PRICE}`, 'iu'),
    ([ate = 0]) => ({ de: 0, ate }),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(?:acima\s+de|mais\s+de|a\s+partir\s+de)\s+${PRICE}`, 'iu'),
    ([de = 0]) => ({ de, ate: 0 }),
  ],
];

/** The text to search for if a search names only filters. */
const ALL_FRAMES = 'óculos';

/** Filters named in a search, and its other words. */
export type NamedFilters = { size: SizeLetter | null; price: PriceRange | null; rest: string };

function priceInSearch(text: string) {
  for (const [words, range] of PRICES) {
    const found = words.exec(text);
    if (found) return { words, range: range(found.slice(1).map(amountOf)) };
  }
  return null;
}

/** The filters in the text: 'redondo para rosto pequeno até 400' (SEARCH-13, TRY-12); null if it names none. */
export function filtersInSearch(text: string): NamedFilters | null {
  const [size = null, words] = SIZES.find(([, pattern]) => pattern.test(text)) ?? [];
  const price = priceInSearch(text);
  if (size === null && price === null) return null;
  const rest = [words, price?.words]
    .reduce((left, pattern) => (pattern ? left.replace(pattern, ' ') : left), text)
    .replace(/\s+/g, ' ')
    .trim();
  return { size, price: price?.range ?? null, rest: rest === '' ? ALL_FRAMES : rest };
}

/**
 * The filters that a search will have, such as 'tamanho P, até R$ 400'; '' for none. Only shops that measure
 * frames have sizes.
 */
export function namedFiltersText(text: string, hasSizes: boolean): string {
  const { size = null, price = null } = filtersInSearch(text) ?? {};
  if (size !== null && !hasSizes) return '';
  const parts = [size === null ? '' : `tamanho ${size}`, price === null ? '' : priceRangeText(price)];
  return parts.filter(Boolean).join(', ');
}
