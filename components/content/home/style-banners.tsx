'use client';

import { useSyncExternalStore } from 'react';
import { Carousel } from '@/components/ui/carousel';
import { Skeleton } from '@/components/ui/skeleton';
import type { DisplayBanner } from '@/lib/content/banners';
import { BannerLink, BannerPicture } from './display-banner';
import { HomeSection, SectionSkeleton } from './home-section';
import styles from './style-banners.module.css';

const WIDE = '(width >= 1024px)';
const VISIBLE = { narrow: 2, medium: 3, wide: 4 } as const;

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function Tile({ banner }: { banner: DisplayBanner }) {
  return (
    <BannerLink className={styles.tile} href={banner.href}>
      <BannerPicture banner={banner} imageClass={styles.image} />
      {banner.title === '' ? null : <span className={styles.name}>{banner.title}</span>}
    </BannerLink>
  );
}

/** Style banners: a grid from 1024 px, a carousel below. */
export function StyleBanners({ title, banners }: { title: string; banners: readonly DisplayBanner[] }) {
  const wide = useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
  if (banners.length === 0) return null;
  const tiles = banners.map((banner) => (
    <li key={banner.id}>
      <Tile banner={banner} />
    </li>
  ));
  return (
    <HomeSection title={title} tone="sunken">
      {wide ? (
        <ul className={styles.grid}>{tiles}</ul>
      ) : (
        <Carousel label={title} visible={VISIBLE}>
          {tiles}
        </Carousel>
      )}
    </HomeSection>
  );
}

export function StyleBannersSkeleton() {
  return (
    <SectionSkeleton tone="sunken" className={styles.skeletons} count={4}>
      <span className={styles.tile}>
        <span className={styles.image} />
        <span className={styles.name}>
          <Skeleton width="short" />
        </span>
      </span>
    </SectionSkeleton>
  );
}
