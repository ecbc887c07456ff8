'use client';

import type { ReactNode } from 'react';
import { Later } from '@/components/home/later';
import type { BannerKind } from '@/lib/home/stage-banners';
import { buyFromCard } from './buy-from-card';

const loadStages = () => import('@/components/home/later-stages');
const loadTestimonials = () => import('@/components/reviews/store-testimonials');

/** `children` is the place that the stage keeps while it loads. */
type Place = { children: ReactNode };

/** Launches, after the page's own content (HOME-07). */
export function LaterLaunches({ children, ...props }: Place & { limit: number; whatsapp: string }) {
  return (
    <Later load={loadStages} fallback={children}>
      {(stages) => <stages.LaterLaunches {...props} comprar={buyFromCard} fallback={children} />}
    </Later>
  );
}

/** Styles, trends or the social feed, after the page's own content (HOME-08, HOME-10). */
export function LaterBanners({
  children,
  ...props
}: Place & { kind: BannerKind; title: string; storeOrigins: readonly string[] }) {
  return (
    <Later load={loadStages} fallback={children}>
      {(stages) => <stages.LaterBanners {...props} fallback={children} />}
    </Later>
  );
}

/** Posts of the blog, after the page's own content (HOME-11). */
export function LaterBlog({ children, ...props }: Place & { title: string }) {
  return (
    <Later load={loadStages} fallback={children}>
      {(stages) => <stages.LaterBlog {...props} fallback={children} />}
    </Later>
  );
}

/** Store testimonials, after the page's own content (HOME-14). */
export function LaterTestimonials({ children }: Place) {
  return (
    <Later load={loadTestimonials} fallback={children}>
      {(reviews) => <reviews.StoreTestimonials fallback={children} />}
    </Later>
  );
}
