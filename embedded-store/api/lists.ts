import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { DEFAULT_ORDER } from '../catalogue/listing-scope';
import {
  type LoadedList,
  listPrice,
  listStock,
  loadLists,
  priceInList,
  sizeInList,
} from '../catalogue/load-lists';
import type { LoadedProduct } from '../catalogue/load-products';
import { precos } from '../catalogue/pricing';
import { resolveUrl } from '../catalogue/resolve-url';
import { fold } from '../catalogue/text';
import type { StoreContext } from '../context';
import { lists } from '../db/catalogue-tables';
import { notFound, pageInfo, queryOf, readAddress, readPaging } from './http';
import { estrutura } from './shapes/estrutura';
import { descriptions } from './shapes/product-card';
import {
  attributes,
  brandShape,
  cartPayload,
  images,
  productCart,
  productLink,
} from './shapes/product-parts';

const orders = [DEFAULT_ORDER, 'Nome A-Z', 'Lançamentos'];

/** GET url/list/listing and url/list/detail. */
export function listPages(ctx: StoreContext): Hono {
  return new Hono()
    .get('/url/list/listing', async (c) => {
      const { query } = readAddress(queryOf(c));
      return c.json(await listingResponse(ctx, query));
    })
    .get('/url/list/detail', async (c) => {
      const { address } = readAddress(queryOf(c));
      const target = await resolveUrl(ctx, address);
      const [list] = target?.nivel === 'list/detail' ? await loadLists(ctx, [target.listId]) : [];
      if (!list) throw notFound();
      return c.json(detailResponse(ctx, list));
    });
}

const listPageLink = ({ urls }: StoreContext) => urls.link('list/listing', '/lista', {});

async function listingResponse(ctx: StoreContext, query: URLSearchParams) {
  const { offset, limit } = readPaging(query);
  const wanted = fold(query.get('order') ?? '');
  const order = orders.find((o) => fold(o) === wanted) ?? DEFAULT_ORDER;
  const ids = await ctx.db.select({ id: lists.id }).from(lists).orderBy(orderBy(order));
  const loaded = await loadLists(
    ctx,
    ids.slice(offset, offset + limit).map((row) => row.id),
  );
  const link = listPageLink(ctx);
  const page = (from: number) =>
    `${link.url}?${new URLSearchParams({ offset: String(from), limit: String(limit), order })}`;
  const seo = { ...ctx.shop.seo.lists, canonical: '/lista' };
  return {
    estrutura: estrutura(ctx, 'list/listing', seo, [{ label: 'Kits e listas', ...link }]),
    conteudo: {
      produtos: [],
      listas: loaded.map((list) => listShape(ctx, list)),
      layoutPersonalizado: { layout: '', codigoCss: '' },
      detalhes: {
        categorias: { atual: [], filhas: [], irmas: [], niveisAnteriores: [] },
        filtros: [],
        atributos: [],
        marcas: [],
        filtrosPreco: [],
        filtrosDescontoPrecoPor: [],
        selos: [],
        ordenacao: orders.map((label) => ({
          label,
          title: `Ordenar por ${label.toLowerCase()}`,
          atual: label === order,
          rota: { name: 'list/listing', params: [], query: { order: label } },
          url: `${link.url}?${new URLSearchParams({ order: label })}`,
        })),
      },
    },
    info: {
      filtros: [],
      ...pageInfo({ offset, limit, shown: loaded.length, total: ids.length }, page),
    },
  };
}

function orderBy(order: string): SQL {
  if (order === 'Nome A-Z') return asc(sql`lower(${lists.nome}) collate "C"`);
  return order === 'Lançamentos' ? desc(lists.id) : asc(lists.id);
}

function detailResponse(ctx: StoreContext, list: LoadedList) {
  const own = ctx.urls.link('list/detail', `/lista/${list.slug}.html`, { lista: list.slug });
  const seo = { title: list.nome, description: list.curta, canonical: own.rota.path };
  return {
    estrutura: estrutura(ctx, 'list/detail', seo, [
      { label: 'Kits e listas', ...listPageLink(ctx) },
      { label: list.nome, ...own },
    ]),
    conteudo: listShape(ctx, list),
    info: [],
  };
}

/** A list or kit with its products. */
export function listShape(
  ctx: StoreContext,
  list: LoadedList,
  sizes = new Map<number, number>(),
  quantidade = 1,
) {
  const price = listPrice(list, sizes);
  const estoque = listStock(list, defaultSizes(list));
  const cover = { id: list.id, slug: list.slug, nome: list.nome, imagens: 3 };
  const pictures = images(ctx.urls, cover).map((image) =>
    JSON.parse(JSON.stringify(image).replaceAll('/produto/imagem/', '/lista/imagem/')),
  );
  const brands = [...new Set(list.items.map(({ product }) => product.brandId))];
  const needsChoice = list.items.some(({ product }) => product.sizes.length > 1);
  const payload = cartPayload(ctx.urls, list.id, 0, list.tipo === 'fechada' && !needsChoice && estoque > 0);
  return {
    id: list.id,
    nome: list.nome,
    sku: list.sku,
    tipo: list.tipo,
    status: estoque > 0 ? 'disponivel' : 'indisponivel',
    estoque,
    quantidade,
    selecaoAtributo: list.selecaoAtributo,
    descricoes: descriptions(list.curta, list.longa),
    precos: precos(price.de, price.por, 'misto'),
    marcas: brands.map((id) => brandShape(ctx, id)),
    atributos: [],
    personalizacoes: [],
    selos: [],
    filtros: [],
    midias: { imagens: pictures },
    caracteristicas: list.items.map(({ product, caracteristicas }) => ({
      nome: product.nome,
      visivelSite: true,
      itens: caracteristicas.flatMap((group) => group.itens),
    })),
    carrinho: Array.isArray(payload)
      ? payload
      : { ...payload, tipo: 'lista', url: `${payload.url}&tipo=lista` },
    produtos: list.items.map(({ product, quantidade: count, caracteristicas, tabelaMedida }) => ({
      id: product.id,
      nome: product.nome,
      sku: product.sku,
      quantidade: count,
      status: product.status,
      estoque: product.estoque,
      precos: productPrices(product, sizes.get(product.id) ?? 0),
      atributos: attributes(ctx, product),
      caracteristicas,
      descricoes: descriptions(product.curta, '', tabelaMedida),
      midias: { imagens: images(ctx.urls, product) },
      marca: brandShape(ctx, product.brandId),
      carrinho: productCart(ctx.urls, product),
      ...productLink(ctx.urls, product.slug),
    })),
    ...ctx.urls.link('list/detail', `/lista/${list.slug}.html`, { lista: list.slug }),
  };
}

function productPrices(product: LoadedProduct, sizeId: number) {
  const { de, por } = priceInList(product, sizeId);
  return precos(de, por, product.plano);
}

/**
 * The size of each product with the most stock, which counts for a list's stock before the shopper chooses
 * sizes.
 */
function defaultSizes(list: LoadedList): Map<number, number> {
  return new Map(
    list.items.map(({ product }) => {
      const best = [...product.sizes].sort((a, b) => b.estoque - a.estoque)[0];
      return [product.id, sizeInList(product, best?.id ?? 0)?.id ?? 0];
    }),
  );
}
