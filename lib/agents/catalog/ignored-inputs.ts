import { EYEWEAR_NAMES } from '../protocol/extension';
import { type Message, warning } from '../protocol/messages';
import { nearestName } from '../protocol/nearest-name';
import { CURRENCY } from './prices';

/** Parts of a request that this shop does not act on. The protocol lets agents send them: other shops may know them. */
export type Ignored = {
  /** Known names in addition to those of the request. */
  inputs: readonly string[];
  /** Names in the filters that are none, `price.currency` for one in a filter. */
  filters: readonly string[];
  /** The currency of a price filter; null for that of this shop. */
  currency: string | null;
};

const MAX_NAMED = 5;
/** Longest part of a name that an answer repeats. */
const MAX_NAME = 60;

const listed = (names: readonly string[]) =>
  names
    .slice(0, MAX_NAMED)
    .map((name) => name.slice(0, MAX_NAME))
    .join(', ');

/** Where an unknown filter name belongs: next to a similar filter, or in the extension. */
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

/** Names that agents look for at the wrong level, and where they are. */
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
 * That parts of a request were ignored, and what there is in their place.
 * @param known names that the request can have
 * @param extension name under which it can have the filters of glasses; null for none
 */
export const ignoredMessages = (
  { inputs, filters, currency }: Ignored,
  known: readonly string[],
  extension: string | null,
): Message[] => [
  ...unknownFilters(filters, extension),
  ...unknownInputs(inputs, known),
  ...foreignPrice(currency),
];
