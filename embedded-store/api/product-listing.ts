import { Hono } from 'hono';
import { readListing } from '../catalogue/listing';
import {
  isListing,
  type ListingRequest,
  type ListingTarget,
  readSelection,
  type Selection,
  selectionQuery,
} from '../catalogue/listing-scope';
import { filledCategories } from '../catalogue/listing-sets';
import { loadLists } from '../catalogue/load-lists';
import { resolveUrl } from '../catalogue/resolve-url';
import { suggestions } from '../catalogue/spelling';
import type { StoreContext } from '../context';
import { orEmpty } from '../urls';
import { ApiError, notFound, pageInfo, queryOf, readAddress, readPaging } from './http';
import { listShape } from './lists';
import { type Crumb, DESCRIPTION_LENGTH, estrutura, plainText, type SeoTexts } from './shapes/estrutura';
import { categoryCrumbs, filteredLink, listingLink } from './shapes/links';
import { listingDetails } from './shapes/listing-details';
import { productCard } from './shapes/product-card';
import { brandShape } from './shapes/product-parts';

/** GET url/product/listing/{category|brand|landing-page|search}. */
export function productListing(ctx: StoreContext): Hono {
  return new Hono().get('/url/product/listing/:kind', async (c) => {
    const { address, query } = readAddress(queryOf(c));
    const { offset, limit } = readPaging(query);
    const target = await listingTarget(ctx, c.req.param('kind'), address);
    const request = { target, selection: readSelection(ctx, query), offset, limit };
    return c.json(await listingResponse(ctx, request));
  });
}

async function listingTarget(ctx: StoreContext, kind: string, address: string): Promise<ListingTarget> {
  const nivel = `product/listing/${kind}`;
  if (nivel === 'product/listing/search') return { nivel };
  const target = await resolveUrl(ctx, address);
  if (target?.nivel !== nivel || !isListing(target)) throw notFound();
  return target;
}

async function listingResponse(ctx: StoreContext, request: ListingRequest) {
  const { target, selection, offset, limit } = request;
  const { products, facets, searched } = await readListing(ctx, request);
  const filled = filledCategories(ctx, target);
  const described = listingTexts(ctx, target, selection);
  const page = (from: number) => pageUrl(ctx, request, from);
  return {
    estrutura: estrutura(ctx, target.nivel, described.seo, described.crumbs),
    conteudo: {
      produtos: products.map((product) => productCard(ctx, product)),
      ...described.entity,
      ...(target.nivel === 'product/listing/search' && {
        busca: {
          texto: searched,
          sugestao: facets.total === 0 ? suggestions(ctx.vocabulary, selection.busca) : [],
        },
      }),
      layoutPersonalizado: described.layout,
      detalhes: listingDetails(ctx, target, selection, facets, filled),
      listas: offset === 0 ? await categoryLists(ctx, target) : [],
    },
    info: {
      filtros: orEmpty(selectionQuery({ ...selection, order: null })),
      ...pageInfo({ offset, limit, shown: products.length, total: facets.total }, page),
    },
  };
}

/** The lists that belong to a category, with its first products. */
async function categoryLists(ctx: StoreContext, target: ListingTarget) {
  if (target.nivel !== 'product/listing/category') return [];
  const ids = ctx.reference.listsByCategory.get(target.category.id) ?? [];
  return (await loadLists(ctx, ids)).map((list) => listShape(ctx, list));
}

function pageUrl(ctx: StoreContext, { target, selection, limit }: ListingRequest, offset: number): string {
  const url = new URL(filteredLink(ctx, target, selection).url);
  url.searchParams.set('offset', String(offset));
  url.searchParams.set('limit', String(limit));
  return url.href;
}

type ListingTexts = {
  seo: SeoTexts;
  crumbs: Crumb[];
  entity: Record<string, unknown>;
  layout: { layout: string; codigoCss: string };
};

const NO_LAYOUT = { layout: '', codigoCss: '' };

/**
 * All categories of a kind have the same text. The name in front of it makes their meta descriptions differ.
 */
function withName(nome: string, descricao: string): string {
  return plainText(descricao).slice(0, DESCRIPTION_LENGTH).includes(nome)
    ? descricao
    : `<p>${nome}.</p> ${descricao}`;
}

function listingTexts(ctx: StoreContext, target: ListingTarget, selection: Selection): ListingTexts {
  const link = listingLink(ctx, target);
  switch (target.nivel) {
    case 'product/listing/category': {
      const { id, nome, descricao, nivel } = target.category;
      const description = withName(nome, descricao);
      const seo = { title: nome, description, canonical: link.rota.path };
      return {
        seo,
        crumbs: categoryCrumbs(ctx, target.category),
        entity: { categoria: { id, nome, nivel, descricao, descricaoLonga: '' } },
        layout: NO_LAYOUT,
      };
    }
    case 'product/listing/brand': {
      const { descricao } = target.brand;
      const { ativo: _, ...brand } = brandShape(ctx, target.brand.id);
      const nome = target.category ? `${target.category.nome} ${brand.nome}` : brand.nome;
      const seo = { title: nome, description: descricao, canonical: link.rota.path };
      const marcas = { label: 'Marcas', ...ctx.urls.link('brands', '/marcas', {}) };
      const own = { label: brand.nome, ...listingLink(ctx, { ...target, category: null }) };
      const crumbs = [marcas, own, ...(target.category ? [{ label: target.category.nome, ...link }] : [])];
      return {
        seo,
        crumbs,
        entity: { marca: { ...brand, nome, descricao, descricaoLonga: '' } },
        layout: NO_LAYOUT,
      };
    }
    case 'product/listing/landing-page': {
      const { id, nome, descricao, layout, codigoCss } = target.landingPage;
      const seo = { title: nome, description: descricao, canonical: link.rota.path };
      const own = { label: nome, ...listingLink(ctx, { ...target, category: null }) };
      const crumbs = [own, ...(target.category ? [{ label: target.category.nome, ...link }] : [])];
      return {
        seo,
        crumbs,
        entity: { landingPage: { id, nome, descricao, descricaoLonga: '' } },
        layout: { layout, codigoCss },
      };
    }
    case 'product/listing/search': {
      const title = selection.busca ? `Busca por ${selection.busca}` : 'Busca';
      const description = `Resultados da busca por “${selection.busca}” entre ${ctx.shop.seo.searched}, com frete grátis para todo o Brasil.`;
      return {
        seo: { title, description, canonical: '/busca', indexar: false },
        crumbs: [{ label: 'Busca', ...link }],
        entity: {},
        layout: NO_LAYOUT,
      };
    }
    default:
      throw new ApiError(404, 'Página não encontrada');
  }
}
