'use client';

import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { sizeLetter } from '@/lib/catalog/product/fit';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { useComparedProduct } from '@/lib/purchase/comparison/use-compared-product';
import styles from './cart-item.module.css';

type Props = {
  /** Path of the product's page; null for none. */
  href: string | null;
  /** Choices for the product. */
  options: readonly string[];
};

/** Measurements of the product in the chosen size; null if they are unknown. */
function measurementsIn({ sizes, mm }: ComparedProduct, options: readonly string[]): FrameMillimetres | null {
  if (!sizes?.length) return mm;
  return sizes.find(({ label }) => options.includes(label))?.mm ?? null;
}

/**
 * How a product in the bag fits the shopper, based on the measurements of the chosen size, or on its letter; renders
 * nothing if the shopper has saved no measurements.
 */
export function CartItemFit({ href, options }: Props) {
  const own = useShopperMeasure();
  const hasMeasure = own !== null && (own.measures.glasses !== null || own.measures.face !== null);
  const { data: product, error } = useComparedProduct(hasMeasure ? href : null);
  const isLoading = href !== null && product === undefined && !error;
  if (own === null || !hasMeasure || isLoading) return null;
  const mm = product && measurementsIn(product, options);
  const letters = options.flatMap((option) => sizeLetter(option) ?? []).join('');
  const fit = mm ? own.fit.phraseOfFrame(own.measures, mm) : own.fit.phraseOfLetters(own.measures, letters);
  return fit ? <p className={styles.fit}>{fit}</p> : null;
}
