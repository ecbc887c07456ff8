import { LineArt } from '@/components/layout/line-art';
import type { LineDrawing } from '@/lib/storefront/storefront';
import styles from './error-view.module.css';

/** Ornament of the failure views: what the shop sells, out of focus behind a lens. */
export function BlurredLens({ emblem }: { emblem: LineDrawing }) {
  return (
    <div className={styles.lens}>
      <LineArt className={styles.frame} drawing={emblem} />
    </div>
  );
}
