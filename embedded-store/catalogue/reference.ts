import { asc, eq } from 'drizzle-orm';
import * as tables from '../db/catalogue-tables';
import type { Database } from '../db/connect';

export type Brand = typeof tables.brands.$inferSelect;
export type Category = typeof tables.categories.$inferSelect;
export type LandingPage = typeof tables.landingPages.$inferSelect;
export type FacetGroup = typeof tables.facetGroups.$inferSelect;
export type FacetValue = typeof tables.facetValues.$inferSelect;
export type PersonalizationRow = typeof tables.personalizations.$inferSelect;

/**
 * Small tables that every response needs. Loaded once at start, because they only change with the catalogue.
 */
export type Reference = {
  brands: Brand[];
  brandById: Map<number, Brand>;
  brandBySlug: Map<string, Brand>;
  categories: Category[];
  categoryById: Map<number, Category>;
  categoryByPath: Map<string, Category>;
  landingBySlug: Map<string, LandingPage>;
  landingPages: LandingPage[];
  facetGroups: FacetGroup[];
  facetValues: FacetValue[];
  facetById: Map<number, FacetValue>;
  facetBySlug: Map<string, FacetValue>;
  groupById: Map<number, FacetGroup>;
  personalizations: PersonalizationRow[];
  /** Ids of the lists whose products are all in one category, by the category's id. */
  listsByCategory: Map<number, number[]>;
};

async function readListsByCategory(db: Database): Promise<Map<number, number[]>> {
  const { listItems, products } = tables;
  const items = await db
    .select({ listId: listItems.listId, categorias: products.categorias })
    .from(listItems)
    .innerJoin(products, eq(products.id, listItems.productId))
    .orderBy(asc(listItems.listId));
  const found = new Map<number, number[]>();
  for (const listId of new Set(items.map((item) => item.listId))) {
    const [first, ...others] = items.filter((item) => item.listId === listId);
    const shared = first?.categorias.filter((id) =>
      others.every(({ categorias }) => categorias.includes(id)),
    );
    for (const id of shared ?? []) found.set(id, [...(found.get(id) ?? []), listId]);
  }
  return found;
}

/** Reads the reference tables. */
export async function loadReference(db: Database): Promise<Reference> {
  const brands = await db.select().from(tables.brands).orderBy(asc(tables.brands.nome));
  const categories = await db.select().from(tables.categories).orderBy(asc(tables.categories.id));
  const landingPages = await db.select().from(tables.landingPages).orderBy(asc(tables.landingPages.id));
  const facetGroups = await db.select().from(tables.facetGroups).orderBy(asc(tables.facetGroups.ordem));
  const facetValues = await db.select().from(tables.facetValues).orderBy(asc(tables.facetValues.id));
  const personalizations = await db
    .select()
    .from(tables.personalizations)
    .orderBy(asc(tables.personalizations.id));
  return {
    brands,
    brandById: new Map(brands.map((b) => [b.id, b])),
    brandBySlug: new Map(brands.map((b) => [b.slug, b])),
    categories,
    categoryById: new Map(categories.map((c) => [c.id, c])),
    categoryByPath: new Map(categories.map((c) => [c.path, c])),
    landingBySlug: new Map(landingPages.map((l) => [l.slug, l])),
    landingPages,
    facetGroups,
    facetValues,
    facetById: new Map(facetValues.map((v) => [v.id, v])),
    facetBySlug: new Map(facetValues.map((v) => [v.slug, v])),
    groupById: new Map(facetGroups.map((g) => [g.id, g])),
    personalizations,
    listsByCategory: await readListsByCategory(db),
  };
}
