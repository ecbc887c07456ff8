/** What there is to choose from in a listing: ids that would still give products. */
export type Facets = { total: number; values: Set<number>; brands: Set<number> };
