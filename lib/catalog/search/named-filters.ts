import { type PriceRange, priceRangeText } from '@/lib/catalog/listing/price-range';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import { wordsOf } from '@/lib/shared/fold-text';
import { AMOUNT_IN_WORDS, amountOf } from './written-amount';

/** Words for a frame size that cannot mean anything else: its letter, or the face that it fits. */
const SIZES: readonly [SizeLetter, RegExp][] = (
  [
    ['P', 'pequen[oa]s?|estreit[oa]s?|fin[oa]s?|mi[uú]d[oa]s?|delicad[oa]s?', 'p'],
    ['M', 'm[eé]di[oa]s?', 'm'],
    ['G', 'grandes?|larg[oa]s?', 'g'],
  ] as const
).map(([size, adjectives, letter]) => [
  size,
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:para\s+)?(?:rosto|face|cabe[cç]a)s?\s+(?:${adjectives})|tam(?:anho)?\s+${letter})(?![\p{L}\d])`,
    'iu',
  ),
]);

/** A size as an adjective of the frame, unless it describes a part of it or something else: 'ponte larga'. */
const ADJECTIVES: readonly [SizeLetter, RegExp][] = (
  [
    ['P', 'pequen[oa]s?'],
    ['M', 'm[eé]di[oa]s?'],
    ['G', 'grandes?|larg[oa]s?'],
  ] as const
).map(([size, adjectives]) => [
  size,
  new RegExp(
    String.raw`(?<!(?:ponte|haste|lente|aba|grau|letra|nariz|estojo|caixa|pre[cç]o|desconto|vis[aã]o)s?\s+)(?<!\p{L})(?:(?:bem|mais|muito)\s+)?(?:(?:de\s+)?tam(?:anho)?\s+)?(?:${adjectives})(?![\p{L}\d]|\s+(?:dist[aâ]ncia|desconto|marca|oferta|promo))`,
    'iu',
  ),
]);

/** What a number may count in this shop other than reais. */
const UNITS =
  'mm|cm|mil[ií]metros?|x|graus?|g|gr|gramas?|horas?|dias?|m[eê]s|meses|anos?|vezes|cores|modelos?|pe[cç]as?|unidades?|parcelas?|tamanhos?|pol|polegadas?';

/** A price: '400', 'R$ 1.200,50', '199.90', 'dois mil'. A number with a unit is not a price: 'até 30 dias'. */
const PRICE = String.raw`(?:r\$\s*)?(${AMOUNT_IN_WORDS}|(?:\d{1,3}(?:\.\d{3})+|\d{2,6})(?:[.,]\d{1,2})?)(?!\s*(?:%|por\s+cento)|[.,]?\d)(?:\s*reais)?(?!\s*(?:${UNITS})\b)(?!\p{L})`;

/** A range in whole reais that contains its limits: a product for R$ 199,90 is within 'até 199,90'. */
const wholeRange = (de: number, ate: number): PriceRange => ({ de: Math.floor(de), ate: Math.ceil(ate) });

/** Words before the two prices of a range, before the highest and before the lowest one. */
const PRICES: readonly [RegExp, (prices: readonly number[]) => PriceRange][] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:entre|(?:a\s+partir\s+)?de|(?:acima|mais)\s+de)\s+${PRICE}\s+(?:e\s+)?(?:e|a|at[eé]|(?:abaixo|menos)\s+de)\s+${PRICE}`,
      'iu',
    ),
    ([one = 0, other = 0]) => wholeRange(Math.min(one, other), Math.max(one, other)),
  ],
  [
    new RegExp(String.raw`(?:por\s+)?(?<!\p{L})(?:at[eé]|abaixo\s+de|menos\s+de)\s+${PRICE}`, 'iu'),
    ([ate = 0]) => wholeRange(0, ate),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(?:acima\s+de|mais\s+de|a\s+partir\s+de)\s+${PRICE}`, 'iu'),
    ([de = 0]) => wholeRange(de, 0),
  ],
];

/** The text to search for if a search names only filters. */
const ALL_FRAMES = 'óculos';

/** Filters named in a search, and its other words. */
export type NamedFilters = { size: SizeLetter | null; price: PriceRange | null; rest: string };

type Context = {
  /** Only shops that measure frames have sizes. */
  hasSizes: boolean;
  /** Names of products that the text itself finds: an adjective in them ('Campo Grande') is no size. */
  names?: readonly string[];
};

function sizeInSearch(text: string, names: readonly string[]) {
  const sure = SIZES.find(([, words]) => words.test(text));
  if (sure) return sure;
  const named = new Set(names.flatMap(wordsOf));
  return ADJECTIVES.find(([, words]) => {
    const adjective = wordsOf(words.exec(text)?.[0] ?? '').at(-1);
    return adjective !== undefined && !named.has(adjective);
  });
}

function priceInSearch(text: string) {
  for (const [words, range] of PRICES) {
    const found = words.exec(text);
    if (found) return { words, range: range(found.slice(1).map(amountOf)) };
  }
  return null;
}

/** The filters in the text: 'redondo pequeno até 400' (SEARCH-13, TRY-12); null if it names none. */
export function filtersInSearch(text: string, { hasSizes, names = [] }: Context): NamedFilters | null {
  const [size = null, words] = (hasSizes ? sizeInSearch(text, names) : undefined) ?? [];
  const price = priceInSearch(text);
  if (size === null && price === null) return null;
  const rest = [words, price?.words]
    .reduce((left, pattern) => (pattern ? left.replace(pattern, ' ') : left), text)
    .replace(/\s+/g, ' ')
    .trim();
  return { size, price: price?.range ?? null, rest: rest === '' ? ALL_FRAMES : rest };
}

/** The filters as text, such as 'tamanho P, até R$ 400'. */
export function namedFiltersText({ size, price }: Pick<NamedFilters, 'size' | 'price'>): string {
  const parts = [size === null ? '' : `tamanho ${size}`, price === null ? '' : priceRangeText(price)];
  return parts.filter(Boolean).join(', ');
}
