import { Hono } from 'hono';
import { loadProducts } from '../catalogue/load-products';
import { newestModelIds, relatedTo, similarInPrice } from '../catalogue/neighbours';
import type { Banner } from '../content/banners';
import type { StoreContext } from '../context';
import { ownEntry } from '../own-entry';
import { fields, parse, queryOf, readPaging } from './http';
import { lineage } from './shapes/links';
import { productCard } from './shapes/product-card';

/** GET showcase/products/{hash} and showcase/banners/{hash}. */
export function showcase(ctx: StoreContext): Hono {
  return new Hono()
    .get('/showcase/products/:hash', async (c) => {
      const query = queryOf(c);
      const { limit } = readPaging(query);
      const found = showcaseIds(ctx, c.req.param('hash'), query, limit);
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
      const limit = query.has('limit') ? readPaging(query).limit : undefined;
      const chosen = chooseBanners(ctx, c.req.param('hash'), query.get('idNivel'));
      return c.json({ banners: chosen.slice(0, limit).map((banner) => bannerShape(ctx, banner)) });
    });
}

type Showcase = { id: number; titulo: string; ids: number[] };

function showcaseIds(
  ctx: StoreContext,
  hash: string,
  query: URLSearchParams,
  limit: number,
): Showcase | null {
  switch (hash) {
    case 'lancamentos':
      return { id: 1, titulo: 'Lançamentos', ids: newestModelIds(ctx, limit) };
    case 'produto-detalhe-relacionados':
      return { id: 2, titulo: 'você também vai gostar', ids: relatedTo(ctx, currentProductId(query), limit) };
    case 'produto-detalhe-indicados':
      return {
        id: 3,
        titulo: 'Indicados para você',
        ids: similarInPrice(ctx, currentProductId(query), limit),
      };
    case 'ultimos-vistos':
      return { id: 4, titulo: 'Vistos recentemente', ids: recentlyViewed(query).slice(0, limit) };
    default:
      return null;
  }
}

/** The product whose page shows the showcase; 0 for none. */
const currentProductId = (query: URLSearchParams) => fields.id.catch(0).parse(query.get('productId') ?? 0);

function recentlyViewed(query: URLSearchParams): number[] {
  const ids = (query.get('seenProducts') ?? '').split(/[;,]/).filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map((id) => parse(fields.id, id)))].slice(0, 24);
}

/** A category without its own banner shows that of its nearest ancestor. */
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
