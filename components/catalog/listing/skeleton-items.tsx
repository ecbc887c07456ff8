import { CardSkeleton } from '@/components/catalog/card/card-skeleton';

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
