import type { SizeLetter } from '@/lib/catalog/product/fit';
import { formatRoundBRL } from '@/lib/shared/money';

/** Words for a frame size: its letter, or the face that it fits. */
const SIZES: readonly [SizeLetter, RegExp][] = [
  [
    'P',
    /(?:(?:para\s+)?rostos?\s+(?:pequen|estreit|fin|mi[uú]d|delicad)os?|(?<!\p{L})tam(?:anho)?\s+p)(?![\p{L}\d])/iu,
  ],
  ['M', /(?:(?:para\s+)?rostos?\s+m[eé]dios?|(?<!\p{L})tam(?:anho)?\s+m)(?![\p{L}\d])/iu],
  ['G', /(?:(?:para\s+)?rostos?\s+(?:grandes?|largos?)|(?<!\p{L})tam(?:anho)?\s+g)(?![\p{L}\d])/iu],
];

/**
 * Words that introduce the highest price: 'até 400', 'por menos de R$ 1.200,50'. A number with a unit is not
 * a price: 'até 30 dias'.
 */
const HIGHEST_PRICE =
  /(?:por\s+)?(?:at[eé]|abaixo\s+de|menos\s+de)\s+(?:r\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{2,6})(?:,\d{1,2})?(?![\d%])(?:\s*reais)?(?!\s*(?:mm|cm|x|graus?|horas?|dias?|m[eê]s|meses|anos?|vezes)\b)(?!\p{L})/iu;

/** The text to search for if a search names only filters. */
const ALL_FRAMES = 'óculos';

/** Filters named in a search (frame size, highest price in whole reais), and its other words. */
export type NamedFilters = { size: SizeLetter | null; maxPrice: number | null; rest: string };

/** The filters in the text: 'redondo para rosto pequeno até 400' (SEARCH-13, TRY-12); null if it names none. */
export function filtersInSearch(text: string): NamedFilters | null {
  const [size = null, words] = SIZES.find(([, pattern]) => pattern.test(text)) ?? [];
  const price = HIGHEST_PRICE.exec(text)?.[1];
  if (size === null && price === undefined) return null;
  const rest = [words, HIGHEST_PRICE]
    .reduce((left, pattern) => (pattern ? left.replace(pattern, ' ') : left), text)
    .replace(/\s+/g, ' ')
    .trim();
  const maxPrice = price === undefined ? null : Number(price.replaceAll('.', ''));
  return { size, maxPrice, rest: rest === '' ? ALL_FRAMES : rest };
}

/**
 * The filters that a search will have, such as 'tamanho P, até R$ 400'; '' for none. Only shops that measure
 * frames have sizes.
 */
export function namedFiltersText(text: string, hasSizes: boolean): string {
  const { size = null, maxPrice = null } = filtersInSearch(text) ?? {};
  if (size !== null && !hasSizes) return '';
  const parts = [
    size === null ? '' : `tamanho ${size}`,
    maxPrice === null ? '' : `até ${formatRoundBRL(maxPrice)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
