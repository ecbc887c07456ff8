import { Skeleton } from '@/components/ui/skeleton';
import styles from './product-card.module.css';

/** Place of a card while it loads, with the card's own geometry (LIST-01). */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <Skeleton width="short" />
        <Skeleton width="medium" />
        <div className={styles.prices}>
          <span className={styles.price}>
            <Skeleton width="medium" />
          </span>
          <Skeleton />
        </div>
        <Skeleton width="short" />
      </div>
    </div>
  );
}
