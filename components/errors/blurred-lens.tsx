import type { LineDrawing } from '@/lib/storefront/storefront';
import styles from './error-view.module.css';

/** Ornament of the failure views: what the shop sells, out of focus behind a lens. */
export function BlurredLens({ emblem }: { emblem: LineDrawing }) {
  return (
    <div className={styles.lens}>
      <svg className={styles.frame} viewBox={emblem.viewBox} aria-hidden="true">
        {emblem.paths.map((path) => (
          <path d={path} key={path} />
        ))}
      </svg>
    </div>
  );
}
