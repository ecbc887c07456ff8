'use client';

import type { ReactNode } from 'react';
import { Deferred } from '@/components/content/home/deferred';
import type { BannerSection } from '@/lib/content/banners';

const loadSections = () => import('@/components/content/home/deferred-sections');
const loadTestimonials = () => import('@/components/catalog/reviews/store-testimonials');

/** `children` is the placeholder while the section loads. */
type DeferredProps = { children: ReactNode };

/** Launches, loaded after the page. */
export function DeferredLaunches({
  children,
  ...props
}: DeferredProps & { limit: number; whatsapp: string }) {
  return (
    <Deferred load={loadSections} fallback={children}>
      {(sections) => <sections.DeferredLaunches {...props} fallback={children} />}
    </Deferred>
  );
}

/** The most popular products of a category, loaded after the page. */
export function DeferredPopular({
  children,
  ...props
}: DeferredProps & { title: string; href: string; limit: number; whatsapp: string }) {
  return (
    <Deferred load={loadSections} fallback={children}>
      {(sections) => <sections.DeferredPopular {...props} fallback={children} />}
    </Deferred>
  );
}

/** Styles, trends or the social feed, loaded after the page. */
export function DeferredBanners({
  children,
  ...props
}: DeferredProps & { kind: BannerSection; title: string; storeOrigins: readonly string[] }) {
  return (
    <Deferred load={loadSections} fallback={children}>
      {(sections) => <sections.DeferredBanners {...props} fallback={children} />}
    </Deferred>
  );
}

/** Posts of the blog, loaded after the page. */
export function DeferredBlog({ children, ...props }: DeferredProps & { title: string }) {
  return (
    <Deferred load={loadSections} fallback={children}>
      {(sections) => <sections.DeferredBlog {...props} fallback={children} />}
    </Deferred>
  );
}

/** Store testimonials, loaded after the page. */
export function DeferredTestimonials({ children }: DeferredProps) {
  return (
    <Deferred load={loadTestimonials} fallback={children}>
      {(reviews) => <reviews.StoreTestimonials fallback={children} />}
    </Deferred>
  );
}
