'use client';

import useSWR from 'swr';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { sizeLetter } from '@/lib/catalog/product/fit';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';

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
  const { data: product } = useSWR<ComparedProduct | null>(
    hasMeasure && letters === '' && options.length === 0 && href ? `/v2/front/comparison${href}` : null,
    fetchFromGateway,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (own === null || !hasMeasure) return null;
  if (letters !== '') return <p>{own.fit.phraseOfLetters(own.measures, letters)}</p>;
  const fit = product?.mm && own.fit.phraseOfFrame(own.measures, product.mm);
  return fit ? <p>{fit}</p> : null;
}
