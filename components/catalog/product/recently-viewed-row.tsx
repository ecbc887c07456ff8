'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { clearViewedProducts } from '@/lib/catalog/product/recently-viewed';
import styles from './recently-viewed-row.module.css';

type Props = { produtos: readonly ProductLink[]; onClear: () => void };

/** Recently viewed products, with a button that clears them. */
export function RecentlyViewedRow({ produtos, onClear }: Props) {
  function clear() {
    clearViewedProducts();
    onClear();
  }

  return (
    <section className={`ruled ${styles.section}`} aria-labelledby="vistos">
      <div className={`spread ${styles.head}`}>
        <h2 id="vistos">Vistos recentemente</h2>
        <Button variant="quiet" size="sm" onClick={clear}>
          Limpar
        </Button>
      </div>
      <ul className={styles.row}>
        {produtos.map(({ href, nome, imagem }) => (
          <li key={href}>
            <Link className={styles.tile} href={href} prefetch={false}>
              {imagem ? <img src={imagem} alt="" width={240} height={180} loading="lazy" /> : null}
              {nome}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
