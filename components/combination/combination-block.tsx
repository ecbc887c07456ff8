'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { Part } from '@/lib/combination/options';
import { useCombination } from './use-combination';

const load = () => import('./combination-view');

/** How far from the screen, in px, the offer is fetched. */
const AHEAD = '600px';

/**
 * One buy-together offer. Its price is asked for on load; code and styles of what shows it are fetched
 * when the shopper comes near. Until then, and without script, it is a link to the other product.
 */
export function CombinationBlock({ principal, indicado }: { principal: Part; indicado: Part }) {
  const state = useCombination(principal, indicado);
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const loaded = useOnDemand(load, isNear, () => setNear(false));

  useEffect(() => {
    if (frame.current === null || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isNear]);

  if (loaded) return <loaded.CombinationView principal={principal} indicado={indicado} state={state} />;
  return (
    <div ref={frame}>
      {principal.nome} +{' '}
      {indicado.href === null ? (
        indicado.nome
      ) : (
        <Link href={indicado.href} prefetch={false}>
          {indicado.nome}
        </Link>
      )}
    </div>
  );
}
