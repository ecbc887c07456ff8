import { type ReactNode, useId } from 'react';
import { Container } from '@/components/layout/container';
import { CardSkeleton } from '@/components/product/card-skeleton';
import { ProductCard } from '@/components/product/product-card';
import { Skeleton } from '@/components/ui/skeleton';
import type { Produto } from '@/lib/store-api/schemas/produto';
import styles from './launches.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The heading stays beside the cards while they pass; on a phone they are a row to pull. */
function Frame({ title, titleId, children }: { title: ReactNode; titleId: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Container>
        <div className={styles.grid}>
          <header className={styles.intro}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
          </header>
          <ul className={styles.cards}>{children}</ul>
        </div>
      </Container>
    </section>
  );
}

type Props = {
  title: string;
  produtos: readonly Produto[];
  /** Number from the settings, free text. */
  whatsapp: string;
  /** Button that adds a product at once; undefined leaves the link to its page. */
  comprar: (produto: Produto) => ReactNode | undefined;
};

/** Launches (HOME-07); nothing without products (CARD-19). */
export function Launches({ title, produtos, whatsapp, comprar }: Props) {
  const id = useId();
  if (produtos.length === 0) return null;
  return (
    <Frame title={title} titleId={id}>
      {produtos.slice(0, PLACES.length).map((produto) => (
        <li key={produto.id}>
          <ProductCard produto={produto} whatsapp={whatsapp} comprar={comprar(produto)} />
        </li>
      ))}
    </Frame>
  );
}

/** Place of the launches while they load, with their geometry. */
export function LaunchesSkeleton() {
  const id = useId();
  return (
    <div className={styles.place} aria-hidden="true">
      <Frame title={<Skeleton width="short" />} titleId={id}>
        {PLACES.map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </Frame>
    </div>
  );
}
