import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import type { Produto } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { type PricedSize, pricedSizes, priceOf } from './priced-sizes';

/** One of the two products as the block needs it; prices in BRL. */
export type CombinationProduct = {
  id: number;
  nome: string;
  /** Brand, or `''`. */
  marca: string;
  /** Path of its page, or null. */
  href: string | null;
  imagem: string;
  preco: number;
  attribute: string;
  /** Sizes to choose from; empty when there is nothing to choose. */
  sizes: PricedSize[];
  /** `idAtributoValor` before the shopper chooses; 0 without sizes, null while one has to be chosen. */
  initialSize: number | null;
};

export type Combination = { id: number; suggested: CombinationProduct };

function toCombinationProduct(produto: Produto | ProdutoDetalhe): CombinationProduct | null {
  const { id, nome, marca, rota, midias, precos, atributos, status } = produto;
  const preco = priceOf(precos);
  const values = atributos.simples?.valores ?? [];
  const sizes = pricedSizes(values, preco);
  const inStock = sizes.filter(({ estoque }) => estoque > 0);
  const preselected = values.find(({ selecionado, estoque }) => selecionado && estoque > 0);
  const start = sizes.length === 1 ? inStock[0]?.id : preselected?.idAtributoValor;
  const isSold = status === 'disponivel' && (sizes.length === 0 || inStock.length > 0);
  if (!isSold || preco === 0) return null;
  return {
    id,
    nome,
    marca: marca?.nome ?? '',
    href: rotaHref(rota),
    imagem: imageUrl(midias.imagens[0], 'small', 'medium'),
    preco,
    attribute: atributos.simples?.nome ?? '',
    sizes,
    initialSize: sizes.length === 0 ? 0 : (start ?? null),
  };
}

/**
 * The buy-together offers of a product, narrowed to what their block needs; null when none can be bought: both products
 * must be available.
 */
export function combinationsOf(
  produto: ProdutoDetalhe,
): { principal: CombinationProduct; combinacoes: Combination[] } | null {
  const principal = toCombinationProduct(produto);
  if (principal === null) return null;
  const combinacoes = produto.combinacoes.flatMap(({ id, produto: other }) => {
    const suggested = other === null || other.id === produto.id ? null : toCombinationProduct(other);
    return suggested === null ? [] : [{ id, suggested }];
  });
  return combinacoes.length > 0 ? { principal, combinacoes } : null;
}

/** Size to price: the chosen one, else the first in stock; 0 for a product without sizes. */
function effectiveSize({ sizes }: CombinationProduct, chosen: number | null): number {
  return chosen ?? sizes.find(({ estoque }) => estoque > 0)?.id ?? 0;
}

/** One of the two products in the body of POST product/combination. */
export type CombinationRequestItem = { id: number; idAtributoValor: number; preco: number };

export function combinationRequestItem(
  product: CombinationProduct,
  chosen: number | null,
): CombinationRequestItem {
  const idAtributoValor = effectiveSize(product, chosen);
  const preco = product.sizes.find(({ id }) => id === idAtributoValor)?.preco ?? product.preco;
  return { id: product.id, idAtributoValor, preco };
}
