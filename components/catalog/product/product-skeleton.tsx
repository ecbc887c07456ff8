'use client';

import { createPortal } from 'react-dom';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './product-skeleton.module.css';

/** Skeleton of a product page, over the current page and below the header. */
export function ProductSkeleton() {
  return createPortal(
    <div className={styles.page} role="status">
      <span className="visually-hidden">Carregando o produto…</span>
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
    </div>,
    document.body,
  );
}
