import { Skeleton } from '@/components/ui/skeleton';
import styles from './product-skeleton.module.css';

/** Skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <div className={styles.product}>
      <Skeleton shape="picture" />
      <div className={styles.panel}>
        <Skeleton width="short" />
        <div className={styles.name}>
          <Skeleton />
          <Skeleton width="medium" />
        </div>
        <Skeleton width="medium" />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
