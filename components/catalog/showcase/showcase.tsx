import { encodeCards } from '@/components/catalog/card/encode-cards';
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
};

/**
 * Row of up to five products with a title, which scrolls: one product and the edge of the next are visible on phones,
 * two from 768 px, three from 1024 px. Renders nothing without products.
 */
export function Showcase({ title, produtos, id, whatsapp = '' }: Props) {
  if (produtos.length === 0) return null;
  return (
    <section className={styles.showcase} aria-labelledby={id}>
      <ShowcaseRow id={id} title={title} cards={encodeCards(produtos.slice(0, MAX_PRODUCTS), { whatsapp })} />
    </section>
  );
}
