'use client';

import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { useComparedProduct } from '@/lib/purchase/comparison/use-compared-product';

type Props = {
  /** Path of the product's page; null for none. */
  href: string | null;
  /** Choices for the product. */
  options: readonly string[];
};

/**
 * How a product in the bag fits the shopper, based on the chosen size or the product's measurements; renders nothing if
 * the shopper has saved no measurements.
 */
export function CartItemFit({ href, options }: Props) {
  const own = useShopperMeasure();
  const hasMeasure = own !== null && (own.measures.glasses !== null || own.measures.face !== null);
  const letters = options.flatMap((option) => sizeLetter(option) ?? []).join('');
  const { data: product } = useComparedProduct(
    hasMeasure && letters === '' && options.length === 0 ? href : null,
  );
  if (own === null || !hasMeasure) return null;
  if (letters !== '') return <p>{own.fit.phraseOfLetters(own.measures, letters)}</p>;
  const fit = product?.mm && own.fit.phraseOfFrame(own.measures, product.mm);
  return fit ? <p>{fit}</p> : null;
}
