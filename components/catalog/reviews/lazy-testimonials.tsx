'use client';

import { useRef } from 'react';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';

const load = () => import('./store-testimonials');

/** Store testimonials, loaded near the viewport. */
export function LazyTestimonials() {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const module = useLazyModule(load, isNear, () => console.warn('Testimonials not loaded'));
  return <div ref={container}>{module ? <module.StoreTestimonials /> : null}</div>;
}
