import { ArrowRightIcon } from '@/components/ui/icons-core';
import { Skeleton } from '@/components/ui/skeleton';
import type { DisplayBanner } from '@/lib/content/banners';
import { BannerLink, BannerPicture } from './display-banner';
import { HomeSection, SectionSkeleton } from './home-section';
import styles from './trend-banners.module.css';

const SHOWN = 3;

/** One large picture and up to two beside it. */
export function TrendBanners({ title, banners }: { title: string; banners: readonly DisplayBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <HomeSection title={title}>
      <ul className={styles.grid}>
        {banners.slice(0, SHOWN).map((banner) => (
          <li className={styles.item} key={banner.id}>
            <BannerLink className={styles.tile} href={banner.href}>
              <BannerPicture banner={banner} className={styles.picture} imageClass={styles.image} />
              {banner.title === '' ? null : (
                <span className={styles.name}>
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
    <SectionSkeleton className={styles.grid} itemClass={styles.item} count={SHOWN}>
      <span className={styles.tile}>
        <span className={styles.picture} />
        <span className={styles.name}>
          <Skeleton width="short" />
        </span>
      </span>
    </SectionSkeleton>
  );
}
