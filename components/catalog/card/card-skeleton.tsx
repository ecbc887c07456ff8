import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './card-view.module.css';

const LINES = (
  <>
    <Skeleton />
    <Skeleton width="short" />
  </>
);

/** Skeleton with the dimensions of a card. */
export function CardSkeleton() {
  return (
    <div className={styles.card} data-skeleton>
      <Skeleton shape="picture" />
      <div className={styles.brand}>
        <Skeleton width="short" />
      </div>
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
  );
}

/** Placeholders while a list loads. */
const SKELETON_CARDS = 8;

const PLACEHOLDERS = Array.from({ length: SKELETON_CARDS }, (_, index) => `placeholder-${index}`);

/** Placeholders for products that are loading, at most eight. */
export function SkeletonItems({ count = SKELETON_CARDS }: { count?: number }) {
  return PLACEHOLDERS.slice(0, count).map((key) => (
    <li key={key} aria-hidden="true">
      <CardSkeleton />
    </li>
  ));
}
