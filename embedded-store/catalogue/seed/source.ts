import type * as tables from '../../db/catalogue-tables';
import type * as messages from '../../db/message-tables';
import type { SeedCombination, SeedList } from './bundles';
import type { SeedQuestion, SeedReview } from './reviews';

/** A product and its sizes as rows. */
export type SeedEntry = {
  product: typeof tables.products.$inferInsert;
  sizes: (typeof tables.productSizes.$inferInsert)[];
};

/** The data with which a database is seeded: the catalogue of one storefront, always the same. */
export type CatalogueSource = {
  /** Name of the storefront. */
  key: string;
  /** To be increased whenever the generator changes, so that existing databases are rebuilt. */
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
  entries(count: number): Iterable<SeedEntry>;
  /** Lists use the first products, whatever the catalogue's size. */
  lists(core: SeedEntry[]): SeedList[];
  combinations(core: SeedEntry[]): SeedCombination[];
  questions(count: number): SeedQuestion[];
  reviews(count: number): SeedReview[];
};

/** Keys for trying out the store evaluation; one of them works only once. */
export const demoKeys = [
  { chave: 'demonstracao-1', usoUnico: false },
  { chave: 'demonstracao-2', usoUnico: false },
  { chave: 'demonstracao-3', usoUnico: false },
  { chave: 'demonstracao-unica', usoUnico: true },
];
