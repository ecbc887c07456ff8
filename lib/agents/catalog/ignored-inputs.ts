import { EYEWEAR_NAMES } from '../protocol/extension';
import { type Message, warning } from '../protocol/messages';
import { nearestName } from '../protocol/nearest-name';
import { CURRENCY } from './prices';

/**
 * Parts of a request that this shop ignores. The protocol allows agents to send them: other shops may support them.
 */
export type IgnoredInputs = {
  /** Unknown names in the request; a nested one is written as `pagination.page`. */
  inputs: readonly string[];
  /** Unknown names in the filters; a nested one is written as `price.currency`. */
  filters: readonly string[];
  /** The currency of a price filter; null if it is the shop's. */
  currency: string | null;
};

const MAX_NAMED = 5;
/** Maximum length of a name repeated in a response. */
const MAX_NAME = 60;

const listed = (names: readonly string[]) =>
  names
    .slice(0, MAX_NAMED)
    .map((name) => name.slice(0, MAX_NAME))
    .join(', ');

/** Suggests a replacement for an unknown filter name: a filter with a similar name, or the extension. */
function suggestion(given: string, standard: readonly string[], extension: string | null): string | null {
  const near = nearestName(given, standard);
  if (near !== null) return near;
  const eyewear = extension === null ? null : nearestName(given, EYEWEAR_NAMES);
  return eyewear === null ? null : `${extension}: {"${eyewear}": …}`;
}

const didYouMean = (near: readonly (string | null)[]): string => {
  const names = [...new Set(near.flatMap((name) => name ?? []))].slice(0, MAX_NAMED);
  return names.length === 0 ? '' : ` Did you mean ${names.join(', ')}?`;
};

const STANDARD_FILTERS = ['categories', 'price'];

function unknownFilters(names: readonly string[], extension: string | null): Message[] {
  if (names.length === 0) return [];
  const near = names.map((name) => suggestion(name, STANDARD_FILTERS, extension));
  const eyewear =
    extension === null ? '' : `, and under ${extension} those of glasses: ${EYEWEAR_NAMES.join(', ')}`;
  const content = `Ignored filters: ${listed(names)}.${didYouMean(near)} Filters are categories, price${eyewear}.`;
  return [warning('filter_unknown', content)];
}

/** Names that agents use at the wrong level, and their right place. */
const NESTED: Record<string, string> = {
  limit: 'pagination.limit',
  page: 'pagination.cursor',
  cursor: 'pagination.cursor',
  categories: 'filters.categories',
  price: 'filters.price',
  currency: 'context.currency',
};

function nestedName(given: string, known: readonly string[]): string | null {
  const path = NESTED[nearestName(given.replace(/^pagination\./, ''), Object.keys(NESTED)) ?? ''];
  return path !== undefined && known.includes(path.split('.', 1)[0] ?? '') ? path : null;
}

function unknownInputs(names: readonly string[], known: readonly string[]): Message[] {
  if (names.length === 0) return [];
  const near = names.map((name) => nearestName(name, known) ?? nestedName(name, known));
  return [
    warning(
      'input_unknown',
      `Ignored: ${listed(names)}.${didYouMean(near)} A request has ${known.join(', ')}.`,
    ),
  ];
}

const PRICE_IGNORED = 'price_filter_ignored';

function foreignPrice(currency: string | null): Message[] {
  if (currency === null) return [];
  const content = `Ignored filter: price in ${currency}. Prices here are in ${CURRENCY}.`;
  return [warning(PRICE_IGNORED, content)];
}

export const isIgnoredPrice = ({ code }: Message): boolean => code === PRICE_IGNORED;

/**
 * Messages about ignored parts of a request, with alternatives.
 * @param known names that the request may have
 * @param extension name of the extension for its eyewear filters; null for none
 */
export const ignoredMessages = (
  { inputs, filters, currency }: IgnoredInputs,
  known: readonly string[],
  extension: string | null,
): Message[] => [
  ...unknownFilters(filters, extension),
  ...unknownInputs(inputs, known),
  ...foreignPrice(currency),
];
