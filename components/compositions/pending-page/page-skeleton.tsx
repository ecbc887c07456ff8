'use client';

import '@/components/ui/core-styles';
import { createPortal } from 'react-dom';
import { SkeletonItems } from '@/components/catalog/card/card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { pageShape } from '@/lib/screens/match-screen';
import type { Skeleton as Shape } from '@/lib/screens/screen-config';
import styles from './page-skeleton.module.css';

const TEXTS: Record<Shape, string> = {
  product: 'Carregando o produto…',
  listing: 'Carregando os produtos…',
  text: 'Carregando a página…',
};

/** Skeleton of a product page. */
function ProductSkeleton() {
  return (
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
  );
}

/** Skeleton of a listing page: heading, filters of wide screens, and eight cards. */
function ListingSkeleton() {
  return (
    <div className={styles.listing}>
      <div className={styles.heading}>
        <Skeleton width="medium" />
      </div>
      <div className={styles.filters}>
        <Skeleton />
        <Skeleton width="medium" />
        <Skeleton />
        <Skeleton width="medium" />
      </div>
      <ul className={styles.cards}>
        <SkeletonItems />
      </ul>
    </div>
  );
}

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
