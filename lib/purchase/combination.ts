import type { Produto } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { type BundledProduct, describeProduct, pricedSizes } from './bundled-product';

/** One of the two products, with what the offer shows of it. */
export type CombinationProduct = BundledProduct;

export type Combination = { id: number; suggested: CombinationProduct };

function toCombinationProduct(produto: Produto | ProdutoDetalhe): CombinationProduct | null {
  const product = describeProduct(produto);
  const values = produto.atributos.simples?.valores ?? [];
  const sizes = pricedSizes(values, product.preco);
  const inStock = sizes.filter(({ estoque }) => estoque > 0);
  const start = sizes.length === 1 ? inStock[0]?.id : null;
  const isSold = produto.status === 'disponivel' && (sizes.length === 0 || inStock.length > 0);
  if (!isSold || product.preco === 0) return null;
  return { ...product, sizes, initialSize: sizes.length === 0 ? 0 : (start ?? null) };
}

/**
 * The buy-together offers of a product, with what their section shows; null if there are none. Both products
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

/**
 * The size whose price applies: the chosen one, otherwise the first in stock; 0 for a product without sizes.
 */
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
