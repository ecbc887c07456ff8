'use client';

import { useEffect, useRef, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { rememberProduct, type SeenProduct, seenProducts } from '@/lib/product/recently-viewed';

const load = () => import('./recently-viewed-row');

/** How far below the screen the row is fetched, so that it is there when it comes into view. */
const AHEAD = '600px';

/** Keeps this product as seen and shows the others when the shopper gets near (A23); they stay in the browser. */
export function RecentlyViewed({ produto }: { produto: SeenProduct }) {
  const place = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<SeenProduct[]>([]);
  const { href, nome, imagem } = produto;
  const row = useOnDemand(load, others.length > 0, () => setOthers([]));

  useEffect(() => {
    const element = place.current;
    const seen = seenProducts().filter((other) => other.href !== href);
    rememberProduct({ href, nome, imagem });
    if (!element || seen.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setOthers(seen);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [href, nome, imagem]);

  return (
    <div ref={place}>
      {row && others.length > 0 ? (
        <row.RecentlyViewedRow produtos={others} onClear={() => setOthers([])} />
      ) : null}
    </div>
  );
}
