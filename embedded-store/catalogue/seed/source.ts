import type * as tables from '../../db/catalogue-tables';
import type * as messages from '../../db/message-tables';
import type { SeedCombination } from './combinations';
import type { SeedList } from './lists';
import type { SeedQuestion, SeedReview } from './reviews';

/** A product and its sizes as rows. */
export type AnyEntry = {
  product: typeof tables.products.$inferInsert;
  sizes: (typeof tables.productSizes.$inferInsert)[];
};

/** What a database is filled with: the catalogue of one storefront, the same every time. */
export type CatalogueSource = {
  /** Name of the storefront. */
  key: string;
  /** Raised whenever the generator changes, so that databases seeded before are rebuilt. */
  version: number;
  defaultSize: number;
  brands: Omit<typeof tables.brands.$inferInsert, 'ativo'>[];
  categories: (typeof tables.categories.$inferInsert)[];
  landingPages: (typeof tables.landingPages.$inferInsert)[];
  facetGroups: (typeof tables.facetGroups.$inferInsert)[];
  facetValues: (typeof tables.facetValues.$inferInsert)[];
  personalizations: (typeof tables.personalizations.$inferInsert)[];
  evaluationKeys: (typeof messages.evaluationKeys.$inferInsert)[];
  /** The first `count` products. */
  entries(count: number): Iterable<AnyEntry>;
  /** These live among the first products, whatever the catalogue's size. */
  lists(core: AnyEntry[]): SeedList[];
  combinations(core: AnyEntry[]): SeedCombination[];
  questions(count: number): SeedQuestion[];
  reviews(count: number): SeedReview[];
};

/** Keys with which the evaluation of the store can be tried (EVAL); one of them only once. */
export const demoKeys = [
  { chave: 'demonstracao-1', usoUnico: false },
  { chave: 'demonstracao-2', usoUnico: false },
  { chave: 'demonstracao-3', usoUnico: false },
  { chave: 'demonstracao-unica', usoUnico: true },
];
