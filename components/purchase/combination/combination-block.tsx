'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import type { CombinationProduct } from '@/lib/purchase/combination';
import { useCombination } from './use-combination';

const loadCombinationView = () => import('./combination-view');

/** Distance from the screen, in px, at which the offer is loaded. */
const PRELOAD_MARGIN = '600px';

/**
 * An offer to buy two products together. Its price is fetched on load; its code and styles are loaded when it
 * approaches the screen. Until then, and without JavaScript, it is a link to the other product.
 */
export function CombinationBlock({
  principal,
  suggested,
}: {
  principal: CombinationProduct;
  suggested: CombinationProduct;
}) {
  const state = useCombination(principal, suggested);
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const loaded = useLazyModule(loadCombinationView, isNear, () => setNear(false));

  useEffect(() => {
    if (container.current === null || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: PRELOAD_MARGIN,
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isNear]);

  if (loaded) return <loaded.CombinationView principal={principal} suggested={suggested} state={state} />;
  return (
    <div ref={container}>
      {principal.nome} +{' '}
      {suggested.href === null ? (
        suggested.nome
      ) : (
        <Link href={suggested.href} prefetch={false}>
          {suggested.nome}
        </Link>
      )}
    </div>
  );
}
