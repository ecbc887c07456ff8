import type { BuyButton } from '@/components/catalog/card/buy-button';
import { ProductCard } from '@/components/catalog/card/product-card';
import type { Produto } from '@/lib/platform/schemas/product';
import styles from './showcase.module.css';
import { ShowcaseRow } from './showcase-row';

const MAX_PRODUCTS = 5;

type Props = {
  title: string;
  produtos: readonly Produto[];
  /** Id of the heading; unique on the page. */
  id: string;
  whatsapp?: string;
  BuyButton?: BuyButton;
};

/**
 * Titled scrollable row of up to five products: one and the edge of the next are visible on phones, two from 768 px, three from 1024 px. Renders
 * nothing without products.
 */
export function Showcase({ title, produtos, id, whatsapp, BuyButton }: Props) {
  if (produtos.length === 0) return null;
  const shown = produtos.slice(0, MAX_PRODUCTS);
  return (
    <section className={styles.showcase} aria-labelledby={id}>
      <ShowcaseRow id={id} title={title} count={shown.length}>
        {shown.map((produto) => (
          <li className={styles.item} key={produto.id}>
            <ProductCard produto={produto} whatsapp={whatsapp} BuyButton={BuyButton} />
          </li>
        ))}
      </ShowcaseRow>
    </section>
  );
}
