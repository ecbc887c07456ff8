'use client';

import Link from 'next/link';
import { useContext, useEffect, useState } from 'react';
import { ShopperMeasureContext } from '@/components/catalog/fit/shopper-measure';
import type { Card, ListedCard, SizedPrices } from '@/lib/catalog/card/card';
import { registerCard, toListedProduct } from '@/lib/catalog/page-view';
import { BuyButtonContext } from './buy-button';
import { BrandLine, CardPicture, CardPrices, ColourSwatches, cardSources, FilterIcons } from './card-details';
import styles from './card-view.module.css';
import { FavouriteButtonContext, type FavouriteButtonProps } from './favourite-context';

type Props = {
  card: Card;
  sized?: SizedPrices | undefined;
  repeated?: ListedCard['repeated'];
  /** Adds the product, if that needs no choice. */
  payload?: ListedCard['payload'] | undefined;
  eager?: boolean;
  priority?: boolean;
  /**
   * Whether the card is next to a list instead of part of it; tracking then does not report it as one of the list's
   * products.
   */
  isExtra?: boolean;
};

/**
 * Product card. The link on the name covers the whole card, and other controls are above it. As a client component it
 * adds only its props to the page's payload, not its markup a second time.
 */
export function CardView({
  card,
  sized,
  repeated,
  payload,
  eager = false,
  priority = false,
  isExtra,
}: Props) {
  const { id, nome, href, picture, colours, filterIcons, sizes } = card;
  const own = useContext(ShopperMeasureContext);
  // The prices of the size that the product page preselects.
  const prices = sized?.[(sizes && own?.fit.bestLetter(own.measures, sizes)) || ''] ?? card.prices;
  const [pointedAt, setPointedAt] = useState<string>();
  const [colour, setColour] = useState<string>();
  const over = useLoadedPicture(colour ?? pointedAt);
  const sources = cardSources(picture);
  const point = () => setPointedAt(card.secondPicture);
  useEffect(() => {
    if (isExtra) return;
    registerCard(toListedProduct(card), window.location.pathname);
  }, [card, isExtra]);
  return (
    <article
      className={styles.card}
      data-card=""
      data-single={card.secondPicture && sources ? undefined : ''}
      onPointerEnter={point}
      onFocus={point}
    >
      <CardPicture
        card={card}
        sources={sources}
        over={over}
        colour={colour}
        eager={eager}
        priority={priority}
      />
      <BrandLine {...card} />
      {sizes ? own?.fit.cardFit(own.measures, sizes) : null}
      <h3>
        {href === '' ? (
          nome
        ) : (
          <Link href={href} prefetch={false}>
            {repeated ? <LeanName nome={nome} repeated={repeated} /> : nome}
          </Link>
        )}
      </h3>
      {prices ? <CardPrices {...prices} /> : null}
      {colours || filterIcons ? (
        <p className={styles.extras}>
          {colours ? <ColourSwatches colours={colours} onPoint={setColour} /> : null}
          {filterIcons ? <FilterIcons icons={filterIcons} /> : null}
        </p>
      ) : null}
      {href === '' ? null : <CardAction card={card} payload={payload} />}
      <CardFavourite idProduto={id} nome={nome} href={href} imagem={picture?.medium || picture?.big || ''} />
    </article>
  );
}

/**
 * The complete name, for assistive technology and search engines; only the part that the card does not say elsewhere is
 * visible.
 */
function LeanName({ nome, repeated: [from, to] }: { nome: string; repeated: [number, number] }) {
  return (
    <>
      {nome.slice(0, from)}
      <span>{nome.slice(from, to)}</span>
      {nome.slice(to)}
    </>
  );
}

/**
 * `src` once the browser has fetched the picture. Undefined until then, and if fetching fails, so that the picture
 * below remains visible.
 */
function useLoadedPicture(src: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (!src) return undefined;
    const picture = new Image();
    picture.onload = () => setLoaded(src);
    picture.src = src;
    return () => {
      picture.onload = null;
    };
  }, [src]);
  return src === loaded ? src : undefined;
}

/** Favourite button of a card. Renders nothing until a context provides its code, which loads after the page. */
export function CardFavourite(product: Omit<FavouriteButtonProps, 'className'>) {
  const FavouriteButton = useContext(FavouriteButtonContext);
  if (FavouriteButton === null || product.idProduto === 0) return null;
  return <FavouriteButton {...product} className={styles.favourite} />;
}

type CardActionProps = {
  card: Pick<Card, 'status' | 'nome' | 'href' | 'chatHref'>;
  payload: Props['payload'];
};

/** Action of a card, by the status of the product. */
function CardAction({ card: { status, nome, href, chatHref }, payload }: CardActionProps) {
  const BuyButton = useContext(BuyButtonContext);
  if (status === 'disponivel') {
    if (!BuyButton || !payload)
      return <ActionLink className={styles.action} href={href} text="Comprar" nome={nome} />;
    return (
      <div className={styles.action}>
        <BuyButton payload={payload} label="Comprar" productName={nome} productHref={href} variant="quiet" />
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
          WhatsApp<span className="visually-hidden"> sobre {nome}, abre em nova aba</span>
        </a>
      ) : null}
    </div>
  );
}

type ActionLinkProps = { className?: string | undefined; href: string; text: string; nome: string };

function ActionLink({ className, href, text, nome }: ActionLinkProps) {
  return (
    <Link className={className} href={href} prefetch={false} aria-label={`${text} ${nome}`}>
      {text}
    </Link>
  );
}
