import { SkeletonItems } from '@/components/catalog/card/card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './listing-skeleton.module.css';

/** Skeleton of a listing page: heading, filters of wide screens, and eight cards. */
export function ListingSkeleton() {
  return (
    <div className={styles.listing}>
      <div className={styles.title}>
        <Skeleton width="medium" />
      </div>
      <div className={styles.filters}>
        <Skeleton />
        <Skeleton width="medium" />
        <Skeleton />
        <Skeleton width="medium" />
      </div>
      <ul className={styles.cards}>
        <SkeletonItems />
      </ul>
    </div>
  );
}
