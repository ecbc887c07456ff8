import type { ReactNode } from 'react';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { ProductCard } from './product-card';
import styles from './showcase.module.css';
import { ShowcaseRow } from './showcase-row';

/** Products of a showcase at most (CARD-17, CONST-06). */
const SHOWCASE_LIMIT = 5;

type Props = {
  titulo: string;
  produtos: readonly Produto[];
  /** Unique on the page: names the section. */
  id: string;
  whatsapp?: string;
  comprar?: (produto: Produto) => ReactNode;
};

/**
 * Titled row of up to five products: one visible on phones, two from 768 px, three from 1024 px; the rest is
 * swiped or scrolled to (CARD-17, CARD-18). An empty row shows nothing (CARD-19).
 */
export function Showcase({ titulo, produtos, id, whatsapp, comprar }: Props) {
  if (produtos.length === 0) return null;
  const shown = produtos.slice(0, SHOWCASE_LIMIT);
  return (
    <section className={styles.showcase} aria-labelledby={id}>
      <ShowcaseRow id={id} titulo={titulo} count={shown.length}>
        {shown.map((produto) => (
          <li key={produto.id}>
            <ProductCard produto={produto} whatsapp={whatsapp} comprar={comprar?.(produto)} />
          </li>
        ))}
      </ShowcaseRow>
    </section>
  );
}
