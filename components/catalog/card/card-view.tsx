'use client';

import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Card } from '@/lib/catalog/card/card';
import { registerCard, toListedProduct } from '@/lib/catalog/page-view';
import { BrandLine, CardPicture, CardPrices, ColourSwatches, FilterIcons } from './card-details';
import { CardFavourite } from './card-favourite';
import styles from './card-view.module.css';
import { ProductSeals } from './product-seals';
import { useLoadedPicture } from './use-loaded-picture';

type Props = {
  card: Card;
  buyButton?: ReactNode;
  eager?: boolean;
  priority?: boolean;
  /** Beside a list, not of it: not reported as one of its products. */
  isExtra?: boolean;
};

/**
 * Product card. The link on the name covers the whole card; other controls lie above it. A client component, because
 * the page's payload then holds the card's props instead of its markup a second time.
 */
export function CardView({ card, buyButton, eager = false, priority = false, isExtra }: Props) {
  const { id, nome, href, picture, prices, selos, colours, filterIcons } = card;
  const [pointedAt, setPointedAt] = useState<string>();
  const preview = useLoadedPicture(pointedAt);
  useEffect(() => {
    if (isExtra) return;
    registerCard(toListedProduct(card), window.location.pathname);
  }, [card, isExtra]);
  return (
    <article className={styles.card} data-card>
      <div className={styles.media}>
        <CardPicture card={card} preview={preview} eager={eager} priority={priority} />
        {selos ? <ProductSeals selos={selos} /> : null}
      </div>
      <div className={styles.body}>
        <BrandLine {...card} />
        <h3 className={styles.name}>
          {href === '' ? (
            nome
          ) : (
            <Link className={styles.link} href={href} prefetch={false}>
              {nome}
            </Link>
          )}
        </h3>
        {prices ? <CardPrices {...prices} /> : null}
        <div className={styles.extras}>
          {colours ? <ColourSwatches colours={colours} onPoint={setPointedAt} /> : null}
          {filterIcons ? <FilterIcons icons={filterIcons} /> : null}
        </div>
        {href === '' ? null : <CardAction card={card} buyButton={buyButton} />}
      </div>
      <CardFavourite idProduto={id} nome={nome} href={href} imagem={picture?.medium || picture?.big || ''} />
    </article>
  );
}

type CardActionProps = {
  card: Pick<Card, 'status' | 'nome' | 'href' | 'chatHref'>;
  /** Adds to the cart, for products that can be added without a visit to their page. */
  buyButton: ReactNode;
};

/** Action of a card, by the status of the product. */
function CardAction({ card: { status, nome, href, chatHref }, buyButton }: CardActionProps) {
  if (status === 'disponivel') {
    return (
      <div className={styles.action}>
        {buyButton ?? <ActionLink href={href} text="Comprar" nome={nome} />}
      </div>
    );
  }
  if (status === 'indisponivel') {
    return (
      <div className={styles.action}>
        <span className={styles.soldOut}>Produto indisponível</span>
        <ActionLink href={href} text="Avise-me quando chegar" nome={nome} />
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <ActionLink href={href} text="Solicitar orçamento" nome={nome} />
      {chatHref ? (
        <a href={chatHref} target="_blank" rel="noopener">
          WhatsApp<VisuallyHidden> sobre {nome}, abre em nova aba</VisuallyHidden>
        </a>
      ) : null}
    </div>
  );
}

function ActionLink({ href, text, nome }: { href: string; text: string; nome: string }) {
  return (
    <Link href={href} prefetch={false}>
      {text}
      <VisuallyHidden>{` ${nome}`}</VisuallyHidden>
    </Link>
  );
}
