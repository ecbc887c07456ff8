import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './card-view.module.css';

const LINES = (
  <>
    <Skeleton />
    <Skeleton width="short" />
  </>
);

/** Skeleton in the geometry of a card. */
export function CardSkeleton() {
  return (
    <div className={styles.card} data-skeleton>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <Skeleton width="short" />
        <div className={styles.name}>
          <Skeleton />
          <Skeleton width="medium" />
        </div>
        <Price amount={<Skeleton width="medium" />} terms={LINES} />
        <div className={styles.extras}>
          <Skeleton width="medium" />
        </div>
        <div className={styles.action}>
          <Skeleton width="short" />
        </div>
      </div>
    </div>
  );
}
