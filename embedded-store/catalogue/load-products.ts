import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { type productSizes, products } from '../db/catalogue-tables';
import type { Feature, Piece } from '../db/json-types';

const {
  busca: _,
  buscaTexto: _text,
  longa: _long,
  caracteristicas: _features,
  tabelaMedida: _chart,
  pecas: _pieces,
  frameSpec: _spec,
  foto: _picture,
  ...cardColumns
} = getTableColumns(products);

type OmittedColumn =
  | 'busca'
  | 'buscaTexto'
  | 'longa'
  | 'caracteristicas'
  | 'tabelaMedida'
  | 'pecas'
  | 'frameSpec'
  | 'foto';

/** A product with what cards need: without long texts, technical sheet, picture spec and search index. */
export type ProductRow = Omit<typeof products.$inferSelect, OmittedColumn>;
export type SizeRow = typeof productSizes.$inferSelect;
/** A sibling colour of the same model. */
export type Sibling = Pick<
  ProductRow,
  'id' | 'familiaId' | 'slug' | 'nome' | 'cor' | 'corSlug' | 'estoque' | 'status' | 'imagens'
>;
/** `media` is 0 if there are no reviews. */
export type Rating = { media: number; quantidade: number };

/** A product with its related rows. */
export type LoadedProduct = ProductRow & {
  /** Width in mm of the face that the frame is drawn for; null if the product is no frame. */
  faceMm: number | null;
  /** Whether it is a pair of prescription lenses without a frame. */
  isLens: boolean;
  sizes: SizeRow[];
  siblings: Sibling[];
  rating: Rating;
};

// Written as SQL, because the query builder leaves out table names inside a select.
const sizesOfProduct = sql<SizeRow[]>`(select coalesce(json_agg(json_build_object(
  'id', s.id, 'productId', s.product_id, 'sku', s.sku, 'label', s.label, 'estoque', s.estoque,
  'precoDe', s.preco_de, 'precoPor', s.preco_por, 'ordem', s.ordem) order by s.ordem), '[]')
  from product_sizes s where s.product_id = products.id)`;
const siblingsOfProduct = sql<Sibling[]>`(select json_agg(json_build_object(
  'id', m.id, 'familiaId', m.familia_id, 'slug', m.slug, 'nome', m.nome, 'cor', m.cor, 'corSlug', m.cor_slug,
  'estoque', m.estoque, 'status', m.status, 'imagens', m.imagens) order by m.id)
  from products m where m.familia_id = products.familia_id)`;
// The front of a frame should be as wide as the face.
const faceOfProduct = sql<number | null>`(case when ${products.frameSpec}->>'kind' <> 'lens'
  then (${products.frameSpec}->>'frontWidth')::int end)`;
const isLensProduct = sql<boolean>`coalesce(${products.frameSpec}->>'kind' = 'lens', false)`;
const ratingOfProduct = sql<Rating>`(select json_build_object(
  'media', coalesce(round(avg(r.nota), 1)::float8, 0), 'quantidade', count(*)::int)
  from product_reviews r where r.product_id = products.id and r.publicada)`;

/** Loads products with their related rows in one query, in the order of `ids`; unknown ids are left out. */
export async function loadProducts({ db }: StoreContext, ids: number[]): Promise<LoadedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...cardColumns,
      faceMm: faceOfProduct,
      isLens: isLensProduct,
      sizes: sizesOfProduct,
      siblings: siblingsOfProduct,
      rating: ratingOfProduct,
    })
    .from(products)
    .where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The long description, technical sheet, size chart and kit contents of products, by product id. */
export async function loadSheets({ db }: StoreContext, ids: number[]): Promise<Map<number, Sheet>> {
  if (ids.length === 0) return new Map();
  const { id, longa, caracteristicas, tabelaMedida, pecas } = products;
  const rows = await db
    .select({ id, longa, caracteristicas, tabelaMedida, pecas })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id: productId, ...sheet }) => [productId, sheet]));
}

export type Sheet = { longa: string; caracteristicas: Feature[]; tabelaMedida: string; pecas: Piece[] };
