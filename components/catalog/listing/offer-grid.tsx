import { ProductCard } from '@/components/catalog/card/product-card';
import { LinkButton } from '@/components/ui/button';
import type { Produto } from '@/lib/platform/schemas/product';
import styles from './listing.module.css';

type Props = {
  title: string;
  /** Id of the heading; unique on the page. */
  id: string;
  produtos: readonly Produto[];
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  /** Lists with further products. */
  lists?: readonly { label: string; href: string }[];
};

/** Products of a campaign, all visible at once below their title; renders nothing without products. */
export function OfferGrid({ title, id, produtos, lists = [], ...card }: Props) {
  if (produtos.length === 0) return null;
  return (
    <section className={`ruled ${styles.offers}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.grid} data-wall>
        {produtos.map((produto) => (
          <li key={produto.id}>
            <ProductCard produto={produto} {...card} />
          </li>
        ))}
      </ul>
      {lists.length > 0 ? (
        <div className={styles.steps}>
          {lists.map(({ label, href }) => (
            <LinkButton key={href} href={href} variant="secondary">
              Ver mais em {label}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </section>
  );
}
