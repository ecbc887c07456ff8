'use client';

import Link from 'next/link';
import type { LinkAttributes } from '@/components/ui/button';
import { sizeHref } from '@/lib/catalog/product/size-href';
import { usePurchase } from './purchase-context';

/**
 * An address of the product, of another colour or of the comparison, in the size that the address or the shopper chose
 * as it is while the platform's size is chosen.
 */
export function useChosenSizeHref(href: string): string {
  const { options, chosenSize } = usePurchase();
  const size = options.sizes.find(({ id }) => id === chosenSize);
  const isChosen = options.isSizeNamed || chosenSize !== options.startSize;
  return size && isChosen && options.sizes.length > 1 ? sizeHref(href, size.label) : href;
}

/** A link of the product page that takes the chosen size along. */
export function ChosenSizeLink({ href, ...rest }: LinkAttributes) {
  return <Link href={useChosenSizeHref(href)} prefetch={false} {...rest} />;
}
