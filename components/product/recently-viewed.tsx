'use client';

import { useEffect, useRef, useState } from 'react';
import { useNear } from '@/components/ui/use-near';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { rememberProduct, type SeenProduct, seenProducts } from '@/lib/product/recently-viewed';

const load = () => import('./recently-viewed-row');

/** Keeps this product as seen and shows the others when the shopper gets near (A23); they stay in the browser. */
export function RecentlyViewed({ produto }: { produto: SeenProduct }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [others, setOthers] = useState<SeenProduct[]>([]);
  const row = useOnDemand(load, near && others.length > 0, () => setOthers([]));
  const { href, nome, imagem } = produto;

  useEffect(() => {
    setOthers(seenProducts().filter((other) => other.href !== href));
    rememberProduct({ href, nome, imagem });
  }, [href, nome, imagem]);

  return (
    <div ref={place}>
      {row && others.length > 0 ? (
        <row.RecentlyViewedRow produtos={others} onClear={() => setOthers([])} />
      ) : null}
    </div>
  );
}
