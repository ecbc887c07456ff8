import { ArrowRightIcon } from '@/components/ui/icons-controls';
import { Skeleton } from '@/components/ui/skeleton';
import type { StageBanner } from '@/lib/home/stage-banners';
import { Stage } from './stage';
import { StagePicture } from './stage-picture';
import { StageTile } from './stage-tile';
import styles from './trend-banners.module.css';

const SHOWN = 3;
const PLACES = ['a', 'b', 'c'];

/** Trends (HOME-08): one large picture and two beside it, as many as there are up to three. */
export function TrendBanners({ title, banners }: { title: string; banners: readonly StageBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <Stage title={title}>
      <ul className={styles.grid}>
        {banners.slice(0, SHOWN).map((banner) => (
          <li className={styles.item} key={banner.id}>
            <StageTile className={styles.tile} href={banner.href}>
              <StagePicture banner={banner} className={styles.picture} imageClass={styles.image} />
              {banner.title === '' ? null : (
                <span className={styles.name}>
                  {banner.title}
                  <ArrowRightIcon />
                </span>
              )}
            </StageTile>
          </li>
        ))}
      </ul>
    </Stage>
  );
}

/** Place of the trends while they load, with their geometry. */
export function TrendBannersSkeleton() {
  return (
    <Stage title={null}>
      <ul className={styles.grid}>
        {PLACES.map((place) => (
          <li className={styles.item} key={place}>
            <span className={styles.tile}>
              <span className={styles.picture} />
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
