import type { LoadedProduct } from '../../catalogue/load-products';
import { precos } from '../../catalogue/pricing';
import type { StoreContext } from '../../context';
import { personalizationShapes } from './personalizations';
import {
  attributes,
  brandShape,
  filterShapes,
  images,
  productCart,
  productLink,
  sealShapes,
} from './product-parts';

/** A product as listings and showcases answer it (CARD, DATA-34). */
export function productCard(ctx: StoreContext, product: LoadedProduct) {
  const { urls } = ctx;
  return {
    id: product.id,
    sku: product.sku,
    nome: product.nome,
    ean: product.ean,
    mpn: product.mpn,
    estoque: product.estoque,
    estoqueMarketplace: 0,
    status: product.status,
    descricoes: descriptions(product.curta, ''),
    marca: brandShape(ctx, product.brandId),
    avaliacao: product.rating,
    precos: precos(product.precoDe, product.precoPor, product.plano),
    atributos: attributes(ctx, product),
    carrinho: productCart(urls, product),
    personalizacoes: personalizationShapes(ctx, product.conjuntoLentes),
    caracteristicas: [],
    filtros: filterShapes(ctx, product),
    selos: sealShapes(urls, product),
    midias: { imagens: images(urls, product) },
    sites: [],
    canaisVenda: [],
    conjunto: false,
    listaPresente: false,
    predefinicoes: [],
    ...productLink(urls, product.slug),
  };
}

/** `descricoes` with every key; what a product does not have is an empty string. */
export function descriptions(curta: string, longa: string) {
  return { curta, longa, simples: '', opcional1: '', opcional2: '', opcional3: '', tabelaMedida: '' };
}
