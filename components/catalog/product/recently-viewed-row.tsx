'use client';

import { Button, LinkButton } from '@/components/ui/button';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { clearViewedProducts } from '@/lib/catalog/product/recently-viewed';
import { ProductTiles } from './product-tiles';
import styles from './recently-viewed-row.module.css';

type Props = {
  produtos: readonly ProductLink[];
  onClear: () => void;
  /** Whether the shop compares frames. */
  mayCompare: boolean;
};

/** Recently viewed products, with a way to compare them and a button that clears them. */
export function RecentlyViewedRow({ produtos, onClear, mayCompare }: Props) {
  function clear() {
    clearViewedProducts();
    onClear();
  }

  return (
    <section className={`ruled ${styles.section}`} aria-labelledby="vistos">
      <div className={`spread ${styles.head}`}>
        <h2 id="vistos">Vistos recentemente</h2>
        <div className={styles.actions}>
          {mayCompare ? (
            <LinkButton variant="quiet" size="sm" href="/comparar">
              Comparar
            </LinkButton>
          ) : null}
          <Button variant="quiet" size="sm" onClick={clear}>
            Limpar
          </Button>
        </div>
      </div>
      <ProductTiles links={produtos} />
    </section>
  );
}
