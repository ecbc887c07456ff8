import type { LoadedProduct } from '../../catalogue/load-products';
import { precos, reais } from '../../catalogue/pricing';
import type { PersonalizationRow } from '../../catalogue/reference';
import type { StoreContext } from '../../context';
import {
  attributes,
  brandShape,
  filterShapes,
  images,
  productCart,
  productLink,
  sealShapes,
} from './product-parts';

/** A product in the format of listings and showcases. */
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

/** `descricoes` with all of its keys; missing texts are empty. */
export function descriptions(curta: string, longa: string, tabelaMedida = '') {
  return { curta, longa, simples: '', opcional1: '', opcional2: '', opcional3: '', tabelaMedida };
}

const acceptedUploads = [{ id: 1, arquivosValidos: 'jpg,jpeg,png,webp', tamanho: 10, largura: 0, altura: 0 }];

/** Lens options of a product in tab order; prices in BRL, flags as the platform's `"s"`/`"n"`. */
function personalizationShapes(ctx: StoreContext, conjunto: string | null) {
  return ctx.reference.personalizations.filter((p) => p.conjunto === conjunto).map(shape);
}

function shape({ id, dados }: PersonalizationRow) {
  return {
    id,
    nome: dados.nome,
    descricao: dados.descricao,
    valorMinimo: dados.obrigatorio === 's' ? 1 : 0,
    valorMaximo: 1,
    tipo: dados.tipo,
    obrigatorio: dados.obrigatorio,
    limitarValores: 's' as const,
    preco: 0,
    multiplicarPreco: dados.multiplicarPreco,
    valores: dados.valores.map((value) => ({
      id: value.id,
      valor: value.valor,
      preco: reais(value.preco),
      precoDefault: value.precoDefault,
      segmentacao: value.segmentacao.length > 0 ? { itens: value.segmentacao } : [],
      selecionado: false,
      quantidade: dados.multiplicarPreco === 's' ? 2 : 1,
    })),
    configuracaoUpload: dados.tipo === 'upload' ? acceptedUploads : [],
  };
}
