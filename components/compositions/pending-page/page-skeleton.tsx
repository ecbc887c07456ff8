'use client';

import '@/components/ui/core-styles';
import { createPortal } from 'react-dom';
import { ListingSkeleton } from '@/components/catalog/listing/listing-skeleton';
import { ProductSkeleton } from '@/components/catalog/product/product-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { pageShape } from '@/lib/screens/match-screen';
import type { Skeleton as Shape } from '@/lib/screens/screen-facts';
import styles from './page-skeleton.module.css';

const TEXTS: Record<Shape, string> = {
  product: 'Carregando o produto…',
  listing: 'Carregando os produtos…',
  text: 'Carregando a página…',
};

function TextSkeleton() {
  return (
    <div className={styles.text}>
      <div className={styles.title}>
        <Skeleton width="medium" />
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="medium" />
    </div>
  );
}

/** Skeleton of the page at `path`, over the current page and below the header. */
export function PageSkeleton({ path }: { path: string }) {
  const shape = pageShape(path);
  return createPortal(
    <div className={styles.page} role="status">
      <span className="visually-hidden">{TEXTS[shape]}</span>
      <div className={styles.content} aria-hidden="true">
        {shape === 'product' ? <ProductSkeleton /> : null}
        {shape === 'listing' ? <ListingSkeleton /> : null}
        {shape === 'text' ? <TextSkeleton /> : null}
      </div>
    </div>,
    document.body,
  );
}
