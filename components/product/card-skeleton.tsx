import { Price } from '@/components/ui/price';
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
        <Price amount={<Skeleton width="medium" />} terms={<Skeleton />} />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
