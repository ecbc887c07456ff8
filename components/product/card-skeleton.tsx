import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './product-card.module.css';

const LINES = (
  <>
    <Skeleton />
    <Skeleton width="short" />
  </>
);

/** Place of a card while it loads, with the card's own geometry (LIST-01). */
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
