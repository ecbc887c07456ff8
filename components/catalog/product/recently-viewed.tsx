'use client';

import { useEffect, useRef, useState } from 'react';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { recordViewedProduct, viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { useConsent } from '@/lib/consent/consent';

const load = () => import('./recently-viewed-row');

type Props = {
  produto?: ProductLink;
  /** Whether the shop compares frames. */
  mayCompare?: boolean;
};

/**
 * Records this product, if there is one, as viewed, and shows the others near the viewport. They stay in the browser,
 * and beyond this visit only with consent.
 */
export function RecentlyViewed({ produto, mayCompare = false }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  const [products, setProducts] = useState<ProductLink[]>([]);
  const row = useLazyModule(load, near && products.length > 0, () => setProducts([]));
  const { href = '', nome = '', imagem = '' } = produto ?? {};
  const mayStore = useConsent()?.preferences === true;

  useEffect(() => {
    setProducts(viewedProducts(mayStore).filter((other) => other.href !== href));
    if (href !== '') recordViewedProduct({ href, nome, imagem }, mayStore);
  }, [href, nome, imagem, mayStore]);

  return (
    <div ref={container}>
      {row && products.length > 0 ? (
        <row.RecentlyViewedRow produtos={products} onClear={() => setProducts([])} mayCompare={mayCompare} />
      ) : null}
    </div>
  );
}
