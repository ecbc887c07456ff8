import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { productSizes, products } from '../db/catalogue-tables';
import type { Feature } from '../db/json-types';
import { productReviews } from '../db/message-tables';

const {
  busca: _,
  buscaTexto: _text,
  longa: _long,
  caracteristicas: _features,
  frameSpec: _spec,
  foto: _picture,
  ...cardColumns
} = getTableColumns(products);

type LeftOut = 'busca' | 'buscaTexto' | 'longa' | 'caracteristicas' | 'frameSpec' | 'foto';

/** A product as cards need it: without long texts, technical sheet, picture spec and search index. */
export type ProductRow = Omit<typeof products.$inferSelect, LeftOut>;
export type SizeRow = typeof productSizes.$inferSelect;
/** A sibling colour of the same model. */
export type Sibling = Pick<
  ProductRow,
  'id' | 'familiaId' | 'slug' | 'nome' | 'cor' | 'corSlug' | 'estoque' | 'status' | 'imagens'
>;
/** Reviews of a product counted; `media` is 0 without reviews. */
export type Rating = { media: number; quantidade: number };

/** A product with what belongs to it. */
export type LoadedProduct = ProductRow & { sizes: SizeRow[]; siblings: Sibling[]; rating: Rating };

/** Loads products in the order of `ids`; unknown ids are left out. */
export async function loadProducts(ctx: StoreContext, ids: number[]): Promise<LoadedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.select(cardColumns).from(products).where(inArray(products.id, ids));
  // One after the other: inside a transaction all queries share one connection.
  const sizes = await loadSizes(ctx, ids);
  const siblings = await loadSiblings(ctx, [...new Set(rows.map((r) => r.familiaId))]);
  const ratings = await loadRatings(ctx, ids);
  const byId = new Map(rows.map((r) => [r.id, r]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...row,
      sizes: sizes.filter((s) => s.productId === id),
      siblings: siblings.filter((s) => s.familiaId === row.familiaId),
      rating: ratings.get(id) ?? { media: 0, quantidade: 0 },
    };
  });
}

function loadSizes(ctx: StoreContext, ids: number[]): Promise<SizeRow[]> {
  return ctx.db
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(asc(productSizes.productId), asc(productSizes.ordem));
}

function loadSiblings(ctx: StoreContext, families: number[]): Promise<Sibling[]> {
  const { id, familiaId, slug, nome, cor, corSlug, estoque, status, imagens } = products;
  return ctx.db
    .select({ id, familiaId, slug, nome, cor, corSlug, estoque, status, imagens })
    .from(products)
    .where(inArray(products.familiaId, families))
    .orderBy(asc(products.id));
}

async function loadRatings(ctx: StoreContext, ids: number[]): Promise<Map<number, Rating>> {
  const rows = await ctx.db
    .select({
      id: productReviews.productId,
      media: sql<number>`round(avg(${productReviews.nota}), 1)::float8`,
      quantidade: sql<number>`count(*)::int`,
    })
    .from(productReviews)
    .where(and(inArray(productReviews.productId, ids), eq(productReviews.publicada, true)))
    .groupBy(productReviews.productId);
  return new Map(rows.map(({ id, media, quantidade }) => [id, { media, quantidade }]));
}

/** The long description and the technical sheet of products, by product id. */
export async function loadSheets({ db }: StoreContext, ids: number[]): Promise<Map<number, Sheet>> {
  if (ids.length === 0) return new Map();
  const { id, longa, caracteristicas } = products;
  const rows = await db
    .select({ id, longa, caracteristicas })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, { longa: row.longa, caracteristicas: row.caracteristicas }]));
}

export type Sheet = { longa: string; caracteristicas: Feature[] };
