import { bestFront, fittingSizes, sizeLetter } from '@/lib/catalog/product/fit';
import type { ShopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import type { ComparedProduct, ComparedSize } from './compared-product';

function fittingSize(own: ShopperMeasures, sizes: readonly ComparedSize[]): ComparedSize | null {
  const fronts = sizes.flatMap(({ mm }) => mm?.frontWidth ?? []);
  // Without measures the names of the sizes decide, as in lists.
  if (fronts.length === 0) {
    const letters = fittingSizes(own);
    return sizes.find(({ label }) => letters.some((letter) => letter === sizeLetter(label))) ?? null;
  }
  const best = bestFront(own, fronts);
  return best === null ? null : (sizes.find(({ mm }) => mm?.frontWidth === best) ?? null);
}

/**
 * The product in the size that fits the shopper, as its page would preselect it; the same product where no size fits,
 * nothing is measured, or there is one size.
 */
export function inFittingSize(own: ShopperMeasures | undefined, product: ComparedProduct): ComparedProduct {
  const size = own ? fittingSize(own, product.sizes) : null;
  if (size === null) return product;
  const { label, mm, prices, carrinho } = size;
  return { ...product, size: label, mm: mm ?? product.mm, prices, carrinho, purchase: 'add' };
}
