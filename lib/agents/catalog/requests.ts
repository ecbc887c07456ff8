import { z } from 'zod';
import { type EyewearFilters, extensionName, eyewearFilters } from '../protocol/extension';
import { oncePerShop } from '../protocol/once-per-shop';

const MAX_IDS = 20;
const MAX_CENTS = 1_000_000_000;

/** Fields that agents may add to any request. This shop ignores them: it sells in one country, in one currency. */
const ignored = z.looseObject({}).optional();

export const itemId = z.string().trim().min(1).max(200);

const cents = z.number().int().min(0).max(MAX_CENTS);

const price = z
  .object({ min: cents.optional(), max: cents.optional() })
  .refine(({ min, max }) => min !== undefined || max !== undefined, 'price needs min or max')
  .describe('Price in centavos of BRL');

const categories = z
  .array(z.string().trim().min(1).max(200))
  .max(5)
  .describe('Paths of categories of this shop, such as oculos-de-grau; any of them');

/** Output of the filters, with those of the extension under one name. */
export type Filters = {
  categories: readonly string[];
  price: { min?: number | undefined; max?: number | undefined };
  eyewear: EyewearFilters;
  /** Names that are no filters of this shop. */
  unknown: readonly string[];
};

const NO_FILTERS: Filters = { categories: [], price: {}, eyewear: {}, unknown: [] };

function filtersSchema(siteUrl: string) {
  const name = extensionName(siteUrl);
  const shape = { categories: categories.optional(), price: price.optional() };
  return z.looseObject(name === null ? shape : { ...shape, [name]: eyewearFilters.optional() }).transform(
    (filters): Filters => ({
      categories: filters.categories ?? [],
      price: filters.price ?? {},
      eyewear: name === null ? {} : eyewearFilters.parse(filters[name] ?? {}),
      unknown: Object.keys(filters).filter((key) => key !== name && !Object.hasOwn(shape, key)),
    }),
  );
}

const pagination = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.number().int().min(1).max(1_000).optional(),
});

const isFiltered = ({ categories: paths, price: range, eyewear }: Filters) =>
  paths.length > 0 || Object.keys(range).length > 0 || Object.keys(eyewear).length > 0;

/** Body of a search: words, filters, or both. */
export const searchRequest = oncePerShop((siteUrl) =>
  z
    .object({
      query: z.string().trim().min(1).max(100).optional().describe('Words to search for, in Portuguese'),
      filters: filtersSchema(siteUrl).optional(),
      pagination: pagination.optional(),
      context: ignored,
      signals: ignored,
      attribution: ignored,
    })
    .transform(({ query, filters, pagination: page }) => ({
      query,
      filters: filters ?? NO_FILTERS,
      cursor: page?.cursor,
      limit: page?.limit ?? 10,
    }))
    .refine(
      ({ query, filters }) => query !== undefined || isFiltered(filters),
      'query or filters are needed',
    ),
);
export type SearchRequest = z.output<ReturnType<typeof searchRequest>>;

/** Body of a look-up: products, variants, SKUs or handles. */
export const lookupRequest = oncePerShop((siteUrl) =>
  z.object({
    ids: z
      .array(itemId)
      .min(1)
      .max(MAX_IDS, 'too many ids')
      .transform((ids) => [...new Set(ids)])
      .describe('Ids of products or variants, SKUs, or handles'),
    filters: filtersSchema(siteUrl).optional(),
    context: ignored,
    signals: ignored,
    attribution: ignored,
  }),
);
export type LookupRequest = z.output<ReturnType<typeof lookupRequest>>;

const selected = z.array(
  z.object({ name: z.string().max(100), label: z.string().max(100), id: z.string().max(200).optional() }),
);

/** Body for one product in detail. */
export const productRequest = oncePerShop((siteUrl) =>
  z.object({
    id: itemId.describe('Id of a product or a variant'),
    selected: selected.max(5).optional().describe('Options that the buyer has chosen, such as the size'),
    preferences: z.array(z.string().max(100)).max(5).optional(),
    filters: filtersSchema(siteUrl).optional(),
    context: ignored,
    signals: ignored,
    attribution: ignored,
  }),
);
export type ProductRequest = z.output<ReturnType<typeof productRequest>>;
