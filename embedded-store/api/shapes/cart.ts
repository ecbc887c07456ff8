import { type CartLine, type CartMessage, piecesOf, totalOf } from '../../cart/cart';
import { planOf } from '../../cart/instalment-plan';
import type { LoadedProduct } from '../../catalogue/load-products';
import { instalments, PIX_DISCOUNT, pixPrice, reais } from '../../catalogue/pricing';
import type { StoreContext } from '../../context';
import { attributes, facetImage, images, productLink } from './product-parts';

/** The cart as every cart response has it. An empty cart has `subtotal: []`. */
export function cartShape(ctx: StoreContext, lines: CartLine[], messages: CartMessage[]) {
  const total = totalOf(lines);
  return {
    quantidadeItens: lines.length,
    quantidadeTotal: piecesOf(lines),
    quantidadePontos: 0,
    mensagens: messages,
    itens: lines.map((line) => itemShape(ctx, line)),
    subtotal:
      lines.length === 0
        ? []
        : {
            valor: reais(total),
            descontoVista: {
              valor: reais(pixPrice(total)),
              porcentagem: PIX_DISCOUNT,
              desconto: reais(total - pixPrice(total)),
            },
            parcelamento: instalments(total, planOf(lines)),
          },
    promocoes: [],
  };
}

function itemShape(ctx: StoreContext, line: CartLine) {
  const { identity, price, quantidade } = line;
  const { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional } = identity;
  return {
    nome: line.nome,
    sku: line.sku,
    tipo: identity.tipo,
    conjunto: false,
    quantidade,
    precos: {
      precoDe: reais(price.de),
      precoPor: reais(price.por),
      descontoVista: reais(pixPrice(price.por)),
      total: reais(price.por * quantidade),
      tipo: 'venda',
    },
    ...lineDetails(ctx, line),
    hash: { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, quantidade, adicional },
    personalizacao: line.escolhas.map(({ id, nome, valor, preco }) => ({
      id,
      nome,
      valor,
      preco: reais(preco),
    })),
  };
}

function lineDetails(ctx: StoreContext, { item, identity }: CartLine) {
  if ('list' in item) {
    const { slug } = item.list;
    const imagem = ctx.urls.absolute(`/upload/lista/imagem/m_${slug}-1.webp`);
    return { imagem, atributos: [], ...ctx.urls.link('list/detail', `/lista/${slug}.html`, { lista: slug }) };
  }
  return {
    imagem: images(ctx.urls, item.product)[0]?.arquivos.medium ?? '',
    atributos: chosenAttributes(ctx, item.product, identity.idAtributoSimples),
    ...productLink(ctx.urls, item.product.slug),
  };
}

/** Colour and size of a line; `[]` if it has neither. */
function chosenAttributes(ctx: StoreContext, product: LoadedProduct, sizeId: number) {
  if (Array.isArray(attributes(ctx, product))) return [];
  const size = product.sizes.find((s) => s.id === sizeId);
  const unico = product.cor && {
    atributo: { id: 8, label: 'Cor', tipo: 'imagem' },
    atributoValor: {
      id: product.id,
      label: product.cor,
      imagem: facetImage(ctx.urls, `cor-${product.corSlug}`),
    },
  };
  const simples = size && {
    atributo: { id: 9, label: ctx.shop.sizeName, tipo: 'texto' },
    atributoValor: { id: size.id, label: size.label, imagem: '' },
  };
  return { ...(unico && { unico }), ...(simples && { simples }) };
}
