'use client';

import { useSyncExternalStore } from 'react';
import { Carousel } from '@/components/ui/carousel';
import { Skeleton } from '@/components/ui/skeleton';
import type { StageBanner } from '@/lib/home/stage-banners';
import { Stage } from './stage';
import { StagePicture } from './stage-picture';
import { StageTile } from './stage-tile';
import styles from './style-banners.module.css';

const WIDE = '(width >= 1024px)';
const PLACES = ['a', 'b', 'c', 'd'];
const VISIBLE = { narrow: 1.15, medium: 3, wide: 4 } as const;

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function Tile({ banner }: { banner: StageBanner }) {
  return (
    <StageTile className={styles.tile} href={banner.href}>
      <StagePicture banner={banner} imageClass={styles.image} />
      {banner.title === '' ? null : <span className={styles.name}>{banner.title}</span>}
    </StageTile>
  );
}

/** Styles to start from (HOME-08): a grid from 1024 px, a slider below (HOME-09, HOME-20). */
export function StyleBanners({ title, banners }: { title: string; banners: readonly StageBanner[] }) {
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
    <Stage title={title} tone="sunken">
      {wide ? (
        <ul className={styles.grid}>{tiles}</ul>
      ) : (
        <Carousel label={title} visible={VISIBLE}>
          {tiles}
        </Carousel>
      )}
    </Stage>
  );
}

/** Place of the style banners while they load, with their geometry. */
export function StyleBannersSkeleton() {
  return (
    <Stage title={null} tone="sunken">
      <ul className={styles.places}>
        {PLACES.map((place) => (
          <li key={place}>
            <span className={styles.tile}>
              <span className={styles.image} />
              <span className={styles.name}>
                <Skeleton width="short" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Stage>
  );
}
