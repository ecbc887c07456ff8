'use client';

import { useEffect, useRef, useState } from 'react';
import { useNear } from '@/components/ui/use-near';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useConsent } from '@/lib/consent/consent-store';
import { rememberProduct, type SeenProduct, seenProducts } from '@/lib/product/recently-viewed';

const load = () => import('./recently-viewed-row');

/**
 * Takes this product for seen and shows the others when the shopper gets near (A23). They stay in the browser, beyond
 * this visit only where the visitor allows it (L10).
 */
export function RecentlyViewed({ produto }: { produto: SeenProduct }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [others, setOthers] = useState<SeenProduct[]>([]);
  const row = useOnDemand(load, near && others.length > 0, () => setOthers([]));
  const { href, nome, imagem } = produto;
  const mayKeep = useConsent()?.preferencias === true;

  useEffect(() => {
    setOthers(seenProducts(mayKeep).filter((other) => other.href !== href));
    rememberProduct({ href, nome, imagem }, mayKeep);
  }, [href, nome, imagem, mayKeep]);

  return (
    <div ref={place}>
      {row && others.length > 0 ? (
        <row.RecentlyViewedRow produtos={others} onClear={() => setOthers([])} />
      ) : null}
    </div>
  );
}
