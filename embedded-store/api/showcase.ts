import { and, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { loadProducts } from '../catalogue/load-products';
import type { Banner } from '../content/banners';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import { ownEntry } from '../own-entry';
import { fields, parse, queryOf, readPaging } from './http';
import { lineage } from './shapes/category-links';
import { productCard } from './shapes/product-card';

/** GET showcase/products/{hash} and showcase/banners/{hash} (API-10 to API-14, API-26, API-27). */
export function showcase(ctx: StoreContext): Hono {
  return new Hono()
    .get('/showcase/products/:hash', async (c) => {
      const query = queryOf(c);
      const { limit } = readPaging(query);
      const found = await showcaseIds(ctx, c.req.param('hash'), query, limit);
      if (!found) return c.json({ vitrine: [], produtos: [] });
      const loaded = await loadProducts(ctx, found.ids);
      const { id, titulo } = found;
      return c.json({
        vitrine: { id, nivel: c.req.param('hash'), titulo, tagTitulo: 'h2' },
        produtos: loaded.map((product) => productCard(ctx, product)),
      });
    })
    .get('/showcase/banners/:hash', (c) => {
      const query = queryOf(c);
      const { limit } = readPaging(query);
      const chosen = chooseBanners(ctx, c.req.param('hash'), query.get('idNivel'));
      return c.json({ banners: chosen.slice(0, limit).map((banner) => bannerShape(ctx, banner)) });
    });
}

type Found = { id: number; titulo: string; ids: number[] };

async function showcaseIds(
  ctx: StoreContext,
  hash: string,
  query: URLSearchParams,
  limit: number,
): Promise<Found | null> {
  switch (hash) {
    case 'lancamentos':
      return { id: 1, titulo: 'Lançamentos', ids: await newest(ctx, limit) };
    case 'produto-detalhe-relacionados':
      return { id: 2, titulo: 'você também vai gostar', ids: await related(ctx, query, limit) };
    case 'produto-detalhe-indicados':
      return { id: 3, titulo: 'Indicados para você', ids: await recommended(ctx, query, limit) };
    case 'ultimos-vistos':
      return { id: 4, titulo: 'Vistos recentemente', ids: seen(query).slice(0, limit) };
    default:
      return null;
  }
}

const sellable = and(eq(products.status, 'disponivel'), gte(products.imagens, 2));

async function idsWhere(
  { db }: StoreContext,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map((r) => r.id);
}

/** The newest models that are for sale, one colour of each. */
async function newest(ctx: StoreContext, limit: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id, familiaId: products.familiaId })
    .from(products)
    .where(sellable)
    .orderBy(desc(products.lancamento), products.id)
    .limit(limit * 8);
  return onePerModel(rows).slice(0, limit);
}

function onePerModel(rows: { id: number; familiaId: number }[]): number[] {
  const first = new Map<number, number>();
  for (const { id, familiaId } of rows) if (!first.has(familiaId)) first.set(familiaId, id);
  return [...first.values()];
}

async function current({ db }: StoreContext, query: URLSearchParams) {
  const id = fields.id.catch(0).parse(query.get('productId') ?? 0);
  const [product] = await db
    .select({
      id: products.id,
      familiaId: products.familiaId,
      categoryId: products.categoryId,
      brandId: products.brandId,
      precoPor: products.precoPor,
    })
    .from(products)
    .where(eq(products.id, id));
  return product;
}

/** Popular products of the same category, then of the same maker, other models only. */
async function related(ctx: StoreContext, query: URLSearchParams, limit: number): Promise<number[]> {
  const product = await current(ctx, query);
  if (!product) return [];
  const others = and(sellable, ne(products.familiaId, product.familiaId));
  const closest = sql`${products.categoryId} = ${product.categoryId} desc, ${products.brandId} = ${product.brandId} desc`;
  const near = sql`(${products.categoryId} = ${product.categoryId} or ${products.brandId} = ${product.brandId})`;
  return idsWhere(ctx, and(others, near), [closest, desc(products.popularidade)], limit);
}

/** Products of other makers at a similar price. */
async function recommended(ctx: StoreContext, query: URLSearchParams, limit: number): Promise<number[]> {
  const product = await current(ctx, query);
  if (!product) return [];
  const others = and(
    sellable,
    ne(products.brandId, product.brandId),
    ne(products.familiaId, product.familiaId),
  );
  return idsWhere(
    ctx,
    others,
    [sql`abs(${products.precoPor} - ${product.precoPor})`, desc(products.popularidade)],
    limit,
  );
}

function seen(query: URLSearchParams): number[] {
  const ids = (query.get('seenProducts') ?? '').split(/[;,]/).filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map((id) => parse(fields.id, id)))].slice(0, 24);
}

/** A category without a banner of its own shows the one of its nearest ancestor. */
function chooseBanners(ctx: StoreContext, hash: string, idNivel: string | null): Banner[] {
  if (hash !== 'banner-listagem-categoria') return ownEntry(ctx.shop.banners, hash) ?? [];
  const category = /^\d{1,9}$/.test(idNivel ?? '') && ctx.reference.categoryById.get(Number(idNivel));
  const steps = category ? lineage(ctx, category).reverse() : [];
  return steps.flatMap((step) => ownEntry(ctx.shop.categoryBanners, step.path) ?? []).slice(0, 1);
}

function bannerShape({ urls }: StoreContext, { id, nome, imagem, link, alt, title }: Banner) {
  const variant = (name: 'desktop' | 'mobile') => ({
    imagem: urls.absolute(`/upload/banner/${imagem}-${name}.webp`),
    imagemOriginal: urls.absolute(`/upload/banner/${imagem}-${name}.webp`),
    link: urls.absolute(link),
    parametrosAdicionais: { title },
  });
  return {
    id,
    nome,
    alt,
    dataInicial: '2026-01-05 00:00:00',
    dimensoes: { desktop: variant('desktop'), mobile: variant('mobile') },
  };
}
