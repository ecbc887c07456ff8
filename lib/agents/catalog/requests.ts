import { z } from 'zod';
import { oncePerShop } from '../protocol/addresses';
import { type EyewearFilters, extensionName, eyewearFilters } from '../protocol/extension';
import { type IgnoredInputs, ignoredMessages, isIgnoredPrice } from './ignored-inputs';
import { CURRENCY } from './prices';

const MAX_IDS = 20;
const MAX_CENTS = 1_000_000_000;

/**
 * Fields that agents may add to any request. This shop only reads the currency, since it sells in one country.
 */
const unread = z.looseObject({}).optional();
const context = z.looseObject({ currency: z.string().max(10).optional() }).optional();

const COMMON = { context, signals: unread, attribution: unread };

export const itemId = z.string().trim().min(1).max(200);

const cents = z.number().int().min(0).max(MAX_CENTS);

const price = z
  .looseObject({ min: cents.optional(), max: cents.optional() })
  .refine(({ min, max }) => min !== undefined || max !== undefined, 'price needs min or max')
  .refine(({ min = 0, max = MAX_CENTS }) => min <= max, 'min is above max')
  .describe('Price in centavos of BRL, of a size that can be bought');

const categories = z
  .array(z.string().trim().min(1).max(200))
  .max(5)
  .describe('Paths of categories of this shop, such as oculos-de-grau; any of them');

type Price = { min?: number | undefined; max?: number | undefined };

/** Parsed filters, with those of the extension under one name. */
export type Filters = {
  categories: readonly string[];
  price: Price;
  eyewear: EyewearFilters;
  /** Names that this shop does not support as filters. */
  unknown: readonly string[];
};

const NO_FILTERS: Filters = { categories: [], price: {}, eyewear: {}, unknown: [] };

const unknownKeys = (given: object, shape: object) =>
  Object.keys(given).filter((key) => !Object.hasOwn(shape, key));

/** Unknown names are accepted, as the protocol requires; inside the extension they are rejected. */
function filtersSchema(extension: string | null) {
  const shape = { categories: categories.optional(), price: price.optional() };
  const all = extension === null ? shape : { ...shape, [extension]: eyewearFilters.optional() };
  return z.looseObject(all).transform((filters): Filters => {
    const { min, max, ...others } = filters.price ?? {};
    return {
      categories: filters.categories ?? [],
      price: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
      eyewear: extension === null ? {} : eyewearFilters.parse(filters[extension] ?? {}),
      unknown: [...unknownKeys(filters, all), ...Object.keys(others).map((key) => `price.${key}`)],
    };
  });
}

const paginationShape = {
  cursor: z.string().max(500).optional(),
  limit: z.number().int().min(1).max(1_000).optional(),
};
const pagination = z.looseObject(paginationShape);

type Given = {
  filters?: Filters | undefined;
  context?: { currency?: string | undefined } | undefined;
  pagination?: object | undefined;
};

/** The filters of a request that this shop applies, and the ignored parts of the request. */
function readFilters(given: Given, shape: object): { filters: Filters; ignored: IgnoredInputs } {
  const filters = given.filters ?? NO_FILTERS;
  const currency = given.context?.currency ?? CURRENCY;
  const isForeign = currency.toUpperCase() !== CURRENCY && Object.keys(filters.price).length > 0;
  return {
    filters: isForeign ? { ...filters, price: {} } : filters,
    ignored: {
      inputs: [
        ...unknownKeys(given, shape),
        ...unknownKeys(given.pagination ?? {}, paginationShape).map((key) => `pagination.${key}`),
      ],
      filters: filters.unknown,
      currency: isForeign ? currency : null,
    },
  };
}

const isFiltered = ({ categories: paths, price: range, eyewear }: Filters) =>
  paths.length > 0 || Object.keys(range).length > 0 || Object.keys(eyewear).length > 0;

/** Body of a search: words, filters, or both. */
export const searchRequest = oncePerShop((siteUrl) => {
  const extension = extensionName(siteUrl);
  const shape = {
    query: z.string().trim().min(1).max(100).optional().describe('Words to search for, in Portuguese'),
    filters: filtersSchema(extension).optional(),
    pagination: pagination.optional(),
    ...COMMON,
  };
  return z
    .looseObject(shape)
    .transform((given) => {
      const { filters, ignored } = readFilters(given, shape);
      return {
        query: given.query,
        filters,
        cursor: given.pagination?.cursor,
        limit: given.pagination?.limit ?? 10,
        notices: ignoredMessages(ignored, Object.keys(shape), extension),
      };
    })
    .superRefine(({ query, filters, notices }, { addIssue }) => {
      // A price in another currency is a filter too, which the protocol allows a shop to ignore.
      const isAsked = query !== undefined || isFiltered(filters) || notices.some(isIgnoredPrice);
      if (isAsked) return;
      const message = ['query or filters are needed.', ...notices.map(({ content }) => content)].join(' ');
      addIssue({ code: 'custom', message });
    });
});
export type SearchRequest = z.output<ReturnType<typeof searchRequest>>;

/** Body of a look-up by products, variants, SKUs or handles. */
export const lookupRequest = oncePerShop(() => {
  const shape = {
    ids: z
      .array(itemId)
      .min(1)
      .max(MAX_IDS, 'too many ids')
      .transform((ids) => [...new Set(ids)])
      .describe('Ids of products or variants, SKUs, or handles'),
    filters: filtersSchema(null).optional(),
    ...COMMON,
  };
  return z.looseObject(shape).transform((given) => {
    const { filters, ignored } = readFilters(given, shape);
    return { ids: given.ids, filters, notices: ignoredMessages(ignored, Object.keys(shape), null) };
  });
});
export type LookupRequest = z.output<ReturnType<typeof lookupRequest>>;

const selected = z.array(
  z.object({ name: z.string().max(100), label: z.string().max(100), id: z.string().max(200).optional() }),
);

/** Body for one product in detail. */
export const productRequest = oncePerShop(() => {
  const shape = {
    id: itemId.describe('Id of a product or a variant'),
    selected: selected.max(5).optional().describe('Options that the buyer has chosen, such as the size'),
    preferences: z.array(z.string().max(100)).max(5).optional(),
    filters: filtersSchema(null).optional(),
    ...COMMON,
  };
  return z.looseObject(shape).transform((given) => {
    const { filters, ignored } = readFilters(given, shape);
    const notices = ignoredMessages(ignored, Object.keys(shape), null);
    return { id: given.id, selected: given.selected ?? [], filters, notices };
  });
});
export type ProductRequest = z.output<ReturnType<typeof productRequest>>;
