import { ArrowRightIcon } from '@/components/ui/icons-core';
import { Skeleton } from '@/components/ui/skeleton';
import type { DisplayBanner } from '@/lib/content/banners';
import { BannerLink, BannerPicture } from './display-banner';
import { HomeSection, SectionSkeleton } from './home-section';
import styles from './trend-banners.module.css';

/** Number of placeholders: it is not known how many banners will load. */
const PLACES = 5;

/** One large picture with two next to it, or below it on phones; further pictures in pairs below. */
export function TrendBanners({ title, banners }: { title: string; banners: readonly DisplayBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <HomeSection title={title}>
      <ul className={styles.grid}>
        {banners.map((banner) => (
          <li className={styles.item} key={banner.id}>
            <BannerLink className={styles.tile} href={banner.href}>
              <BannerPicture banner={banner} className={styles.picture} imageClass={styles.image} />
              {banner.title === '' ? null : (
                <span className={`spread ${styles.name}`}>
                  {banner.title}
                  <ArrowRightIcon />
                </span>
              )}
            </BannerLink>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

export function TrendBannersSkeleton() {
  return (
    <SectionSkeleton className={styles.grid} itemClass={styles.item} count={PLACES}>
      <span className={styles.tile}>
        <span className={styles.picture} />
        <span className={`spread ${styles.name}`}>
          <Skeleton width="short" />
        </span>
      </span>
    </SectionSkeleton>
  );
}
