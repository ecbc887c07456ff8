import { type ReactNode, useId } from 'react';
import { CardSkeleton } from '@/components/catalog/card/card-skeleton';
import { type BuyButton, ProductCard } from '@/components/catalog/card/product-card';
import { Container } from '@/components/layout/container';
import { Skeleton } from '@/components/ui/skeleton';
import type { Produto } from '@/lib/platform/schemas/product';
import styles from './launches.module.css';

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The heading sticks beside the cards; on phones the cards scroll sideways. */
function LaunchesLayout({
  title,
  titleId,
  children,
}: {
  title: ReactNode;
  titleId: string;
  children: ReactNode;
}) {
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
  /** Phone number from the settings, free text. */
  whatsapp: string;
  BuyButton: BuyButton;
};

/** Latest products; null without products. */
export function Launches({ title, produtos, whatsapp, BuyButton }: Props) {
  const id = useId();
  if (produtos.length === 0) return null;
  return (
    <LaunchesLayout title={title} titleId={id}>
      {produtos.slice(0, SKELETON_KEYS.length).map((produto) => (
        <li key={produto.id}>
          <ProductCard produto={produto} whatsapp={whatsapp} BuyButton={BuyButton} />
        </li>
      ))}
    </LaunchesLayout>
  );
}

export function LaunchesSkeleton() {
  const id = useId();
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <LaunchesLayout title={<Skeleton width="short" />} titleId={id}>
        {SKELETON_KEYS.map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </LaunchesLayout>
    </div>
  );
}
