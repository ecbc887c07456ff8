import { bestFront, comparedFront, fittingSizes, sizeLetter } from '@/lib/catalog/product/fit';
import { findSize } from '@/lib/catalog/product/frame-size';
import type { ShopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { sizeHref, sizeIn } from '@/lib/catalog/product/size-href';
import type { ComparedProduct, ComparedSize } from './compared-product';

function fittingSize(measures: ShopperMeasures, all: readonly ComparedSize[]): ComparedSize | null {
  const sizes = all.filter(({ payload }) => payload !== null);
  const frontOf = ({ mm }: ComparedSize) => mm && comparedFront(measures, mm);
  const fronts = sizes.flatMap((size) => frontOf(size) ?? []);
  // Without measurements the names of the sizes decide, as in lists.
  if (fronts.length === 0) {
    const letters = fittingSizes(measures);
    return sizes.find(({ label }) => letters.some((letter) => letter === sizeLetter(label))) ?? null;
  }
  const best = bestFront(measures, fronts);
  return best === null ? null : (sizes.find((size) => frontOf(size) === best) ?? null);
}

/**
 * The product in the size that fits the shopper, which is the one that its page would preselect. Unchanged if
 * no size fits, if measurements are missing, or if there is only one size.
 */
export function inFittingSize(
  measures: ShopperMeasures | undefined,
  product: ComparedProduct,
): ComparedProduct {
  const size = measures ? fittingSize(measures, product.sizes) : null;
  return size === null ? product : inSize(product, size);
}

function inSize(product: ComparedProduct, { label, mm, ...sized }: ComparedSize): ComparedProduct {
  const purchase = sized.payload === null ? 'soldOut' : 'add';
  return { ...product, size: label, mm: mm ?? product.mm, ...sized, purchase };
}

/**
 * The product in the size of its saved address, by name or letter; without one, in the size that fits.
 */
export function inKeptSize(
  measures: ShopperMeasures | undefined,
  product: ComparedProduct,
  href: string,
): ComparedProduct {
  const named = sizeIn(href);
  const size = findSize(product.sizes, named);
  if (size) return { ...inSize(product, size), href: sizeHref(product.href, size.label) };
  if (named === '') return inFittingSize(measures, product);
  // The named size must be bought on the product's page, for example with lenses. If there are others, no other one is
  // added in its place.
  const isGone = product.sizes.length > 0 && product.purchase === 'add';
  return {
    ...product,
    ...(isGone && { payload: null, purchase: 'size' }),
    href: sizeHref(product.href, named),
  };
}
