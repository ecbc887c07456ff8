'use client';

import { useRef } from 'react';
import { useNear } from '@/components/ui/use-near';
import { useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./store-testimonials');

/** What customers say about the shop, at the end of a page: fetched when the shopper gets near (PDP-30, REVIEW-04). */
export function LateTestimonials() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const module = useOnDemand(load, near, () => console.warn('Testimonials not loaded'));
  return <div ref={place}>{module ? <module.StoreTestimonials /> : null}</div>;
}
