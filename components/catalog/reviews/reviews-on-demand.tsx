'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { preload, useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';

const loadTestimonials = () => import('./store-testimonials');

/** Store testimonials, loaded near the viewport. */
export function LazyTestimonials() {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const module = useLazyModule(loadTestimonials, isNear, () => console.warn('Testimonials not loaded'));
  return <div ref={container}>{module ? <module.StoreTestimonials /> : null}</div>;
}

const loadForm = () => import('./review-form');

/** Button that loads the review form and is replaced by it. */
export function WriteReview({ idProduto }: { idProduto: number }) {
  const [isWriting, setWriting] = useState(false);
  const form = useLazyModule(loadForm, isWriting, () => setWriting(false));
  if (form && isWriting) return <form.ReviewForm idProduto={idProduto} />;
  return (
    <Button
      variant="secondary"
      onClick={() => setWriting(true)}
      busy={isWriting}
      onPointerEnter={() => preload(loadForm)}
    >
      Avaliar produto
    </Button>
  );
}
