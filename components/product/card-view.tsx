'use client';

import Link, { useLinkStatus } from 'next/link';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Card } from '@/lib/product/card';
import { announceCard } from '@/lib/tracking/view-store';
import { CardAction } from './card-action';
import { CardHeart } from './card-heart';
import { CardPicture } from './card-picture';
import { CardPrices } from './card-prices';
import { ColourDots } from './colour-dots';
import { FilterMarks } from './filter-marks';
import styles from './product-card.module.css';
import { ProductSeals } from './product-seals';

type Props = {
  card: Card;
  comprar?: ReactNode;
  eager?: boolean;
  priority?: boolean;
};

/** Inside the link: the outline of the product's page while the page is on its way (PDP-02). */
function ProductArrival() {
  const { pending } = useLinkStatus();
  const [Outline, setOutline] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!pending) return;
    import('./product-skeleton').then(
      ({ ProductSkeleton }) => setOutline(() => ProductSkeleton),
      (error: unknown) => console.warn('Outline of the product page not loaded', error),
    );
  }, [pending]);

  return pending && Outline ? <Outline /> : null;
}

/**
 * The card itself. The name is the one link that covers the card; what else can be pressed lies above it. A
 * client component so that the page's payload carries the facts of a card instead of its whole markup a second
 * time; all it does there is to tell tracking that it is shown (TRACK-08).
 */
export function CardView({ card, comprar, eager = false, priority = false }: Props) {
  const { id, nome, href, marca, precos, selos, cores, marcas } = card;
  useEffect(() => {
    const { id, nome, href, marca = '', valor = null } = card;
    announceCard({ id, nome, href, marca, preco: valor }, window.location.pathname);
  }, [card]);
  return (
    <article className={styles.card} data-card>
      <div className={styles.media}>
        <CardPicture card={card} eager={eager} priority={priority} />
        {selos ? <ProductSeals selos={selos} /> : null}
      </div>
      <div className={styles.body}>
        {marca ? <p className={styles.brand}>{marca}</p> : null}
        <h3 className={styles.name}>
          {href === '' ? (
            nome
          ) : (
            <Link className={styles.link} href={href} prefetch={false}>
              {nome}
              <ProductArrival />
            </Link>
          )}
        </h3>
        {precos ? <CardPrices {...precos} /> : null}
        <div className={styles.extras}>
          {cores ? <ColourDots {...cores} /> : null}
          {marcas ? <FilterMarks marcas={marcas} /> : null}
        </div>
        {href === '' ? null : <CardAction card={card} comprar={comprar} />}
      </div>
      <CardHeart idProduto={id} nome={nome} />
    </article>
  );
}
