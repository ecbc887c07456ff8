import { asc, desc, sql } from 'drizzle-orm';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/connect';
import { type BitSet, emptySet, include } from './bit-set';
import { type Vocabulary, vocabularyOf } from './spelling';

/**
 * In-memory index for listings, as sets of positions. A position is a product's rank by popularity, so
 * iterating over a set yields the default order. Loaded once at start, because the catalogue only changes
 * when it is seeded. Displayed prices and stock come from the database.
 */
export type ProductIndex = {
  size: number;
  /** Product id, model, brand, category and price (cents) by position. */
  ids: Int32Array;
  families: Int32Array;
  brandIds: Int32Array;
  categoryIds: Int32Array;
  prices: Int32Array;
  /** Discount in percent by position, and the sort key for novelty. */
  discounts: Int32Array;
  launches: Int32Array;
  positionOf: ReadonlyMap<number, number>;
  all: BitSet;
  /** Products for sale with enough pictures for showcases. */
  showable: BitSet;
  /** Sold-out products, which are at the end of every listing in any order. */
  soldOut: BitSet;
  /** Products of a category and its descendants. */
  byCategory: ReadonlyMap<number, BitSet>;
  byBrand: ReadonlyMap<number, BitSet>;
  byFacet: ReadonlyMap<number, BitSet>;
  /** Positions in each sort order; popularity needs none, because it is the position itself. */
  orders: Record<'cheapest' | 'dearest' | 'newest' | 'bestRated' | 'name', Int32Array>;
  /** Words of the product names. */
  nameWords: Vocabulary;
};

const columns = {
  id: products.id,
  familiaId: products.familiaId,
  brandId: products.brandId,
  categoryId: products.categoryId,
  categorias: products.categorias,
  facetas: products.facetas,
  status: products.status,
  imagens: products.imagens,
  precoPor: products.precoPor,
  desconto: products.desconto,
  lancamento: products.lancamento,
  nome: products.nome,
  nomeOrdem: products.nomeOrdem,
  rating: sql<number>`(select coalesce(avg(r.nota), 0)::float8
    from product_reviews r where r.product_id = products.id and r.publicada)`,
};

/** Reads the index of all products. */
export async function loadProductIndex(db: Database): Promise<ProductIndex> {
  const rows = await db.select(columns).from(products).orderBy(desc(products.popularidade), asc(products.id));
  const size = rows.length;
  const all = emptySet(size);
  const showable = emptySet(size);
  const soldOut = emptySet(size);
  const sets = { category: new Map(), brand: new Map(), facet: new Map() } satisfies Record<string, Sets>;
  const put = (into: Sets, key: number, position: number) => {
    const set = into.get(key) ?? emptySet(size);
    into.set(key, set);
    include(set, position);
  };
  rows.forEach((row, position) => {
    include(all, position);
    if (row.status === 'disponivel' && row.imagens >= 2) include(showable, position);
    if (row.status === 'indisponivel') include(soldOut, position);
    put(sets.brand, row.brandId, position);
    for (const id of row.categorias) put(sets.category, id, position);
    for (const id of row.facetas) put(sets.facet, id, position);
  });
  const numbers = (read: (row: (typeof rows)[number]) => number) => Int32Array.from(rows, read);
  const ids = numbers((row) => row.id);
  const prices = numbers((row) => row.precoPor);
  const launches = numbers((row) => row.lancamento);
  const id = (position: number) => ids[position] ?? 0;
  // Products without a price (0) come last when sorted by price ascending.
  const price = (position: number) => prices[position] || Number.MAX_SAFE_INTEGER;
  const rating = (position: number) => rows[position]?.rating ?? 0;
  const name = (position: number) => rows[position]?.nomeOrdem ?? '';
  const sorted = (compare: (a: number, b: number) => number) =>
    Int32Array.from(ids.keys()).sort((a, b) => compare(a, b) || id(a) - id(b));
  return {
    size,
    ids,
    families: numbers((row) => row.familiaId),
    brandIds: numbers((row) => row.brandId),
    categoryIds: numbers((row) => row.categoryId),
    prices,
    discounts: numbers((row) => row.desconto),
    launches,
    positionOf: new Map(rows.map((row, position) => [row.id, position])),
    all,
    showable,
    soldOut,
    nameWords: vocabularyOf(rows.map((row) => row.nome)),
    byCategory: sets.category,
    byBrand: sets.brand,
    byFacet: sets.facet,
    orders: {
      cheapest: sorted((a, b) => price(a) - price(b)),
      dearest: Int32Array.from(ids.keys()).sort(
        (a, b) => (prices[b] ?? 0) - (prices[a] ?? 0) || id(b) - id(a),
      ),
      newest: sorted((a, b) => (launches[b] ?? 0) - (launches[a] ?? 0)),
      // Products with the same rating stay in the order of popularity.
      bestRated: Int32Array.from(ids.keys()).sort((a, b) => rating(b) - rating(a) || a - b),
      name: sorted((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0)),
    },
  };
}

type Sets = Map<number, BitSet>;
