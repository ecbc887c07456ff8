import { ProductCard } from '@/components/catalog/card/product-card';
import type { Produto } from '@/lib/platform/schemas/product';
import styles from './listing.module.css';

type CardsProps = {
  produtos: readonly Produto[];
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  /** The size in their list's filter; '' for none. */
  size?: string;
};

/** Product cards next to a list. */
export function ExtraCards({ produtos, ...card }: CardsProps) {
  return (
    <ul className={styles.grid} data-wall>
      {produtos.map((produto) => (
        <li key={produto.id}>
          <ProductCard produto={produto} {...card} heading="" isExtra />
        </li>
      ))}
    </ul>
  );
}

type Props = CardsProps & { title: string; level: 'h2' | 'h3' };

/** Popular products, shown where a list of the shopper's is empty; renders nothing if there are none. */
export function PopularProducts({ title, level: Heading, ...cards }: Props) {
  if (cards.produtos.length === 0) return null;
  return (
    <section className={`ruled ${styles.popular}`} aria-labelledby="procurados">
      <Heading id="procurados">{title}</Heading>
      <ExtraCards {...cards} />
    </section>
  );
}
