'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { forgetProducts, type SeenProduct } from '@/lib/product/recently-viewed';
import styles from './recently-viewed-row.module.css';

type Props = { produtos: readonly SeenProduct[]; onClear: () => void };

/** Products seen before, small, with a way to forget them (A23). */
export function RecentlyViewedRow({ produtos, onClear }: Props) {
  function clear() {
    forgetProducts();
    onClear();
  }

  return (
    <section className={styles.seen} aria-labelledby="vistos">
      <div className={styles.head}>
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
