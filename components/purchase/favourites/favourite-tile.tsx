'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { BrandLine } from '@/components/catalog/card/card-details';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { ComparedActions, ComparedSizes } from '@/components/purchase/comparison/compared-actions';
import { textButton } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon } from '@/components/ui/icons-core';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { sizeName } from '@/lib/catalog/product/frame-size';
import { sizeHref, withoutSize } from '@/lib/catalog/product/size-href';
import { comparisonHref } from '@/lib/purchase/comparison/compared-list';
import { type ComparedProduct, chosenSize } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { useComparedProduct } from '@/lib/purchase/comparison/use-compared-product';
import { useCustomer } from '@/lib/purchase/customer/customer';
import type { Favourite } from '@/lib/purchase/favourites/favourites-state';
import { moveFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { noteSeenPrice, priceDrop } from '@/lib/purchase/favourites/seen-price';
import { formatBRL } from '@/lib/shared/money';
import styles from './favourite-tile.module.css';
import { useVerified } from './use-favourite-store';

/** Where a single favourite takes up the row. */
const WIDE = '(width >= 768px)';

/** As many as on the cards of a list. */
const MAX_SWATCHES = 2;

function stockText(product: ComparedProduct): string {
  if (product.isQuoted) return 'Preço sob consulta';
  if (product.prices === null) return 'Indisponível no momento';
  if (product.purchase === 'soldOut')
    return `Tamanho ${sizeName(chosenSize(product), product.mm?.frontWidth)} esgotado`;
  return product.isLastPiece ? 'Última unidade' : 'Disponível';
}

/** The number of colours, after the swatches of the next ones. */
function Colours({ colours }: Pick<ComparedProduct, 'colours'>) {
  const swatches = colours.slice(1, 1 + MAX_SWATCHES).filter(({ swatch }) => swatch !== '');
  return (
    <span>
      {swatches.map(({ label, swatch }) => (
        <img key={label} src={swatch} alt={label} width={14} height={14} loading="lazy" />
      ))}
      {`${colours.length} cores`}
    </span>
  );
}

/** The page with the shown price: that of the size, which a saved measure may choose, even if the link names none. */
const pageOf = (product: ComparedProduct) => sizeHref(product.href, chosenSize(product));

type FactsProps = {
  product: ComparedProduct;
  seen: Favourite['seen'];
  mayCompare: boolean;
  isOnly: boolean;
  onChooseSize: (href: string) => void;
};

/** Current price, stock and fit in the chosen size, and the buy buttons. */
function Facts({ product, seen, mayCompare, isOnly, onChooseSize }: FactsProps) {
  const own = useShopperMeasure();
  const [asked, setAsked] = useState(0);
  const { prices, colours, mm, href, nome } = product;
  const fit = mm && own?.fit.phraseOfFrame(own.measures, mm);
  const size = sizeName(chosenSize(product), product.mm?.frontWidth);
  const drop = prices ? priceDrop(seen, pageOf(product), prices.amount) : 0;
  return (
    <>
      <div className={styles.facts}>
        {prices ? (
          <Price
            old={prices.de}
            amount={prices.amount}
            note={prices.isPix ? 'à vista no PIX' : ''}
            terms={prices.credit}
          />
        ) : null}
        {drop > 0 ? (
          <p className={styles.drop}>{`Baixou ${formatBRL(drop)} desde que você viu aqui`}</p>
        ) : null}
        {fit ? <p className={styles.fit}>{size === '' ? fit : `${size}: ${fit}`}</p> : null}
        <p className={styles.stock}>
          <span>{stockText(product)}</span>
          {colours.length > 1 ? <Colours colours={colours} /> : null}
        </p>
        {mm && mayCompare && isOnly ? (
          <Link className={textButton} href={comparisonHref([href])} prefetch={false}>
            Comparar<span className="visually-hidden"> {nome}</span>
          </Link>
        ) : null}
        <ComparedSizes product={product} onChooseSize={onChooseSize} asked={asked} />
      </div>
      <div className={styles.purchase} data-keep-clear>
        <ComparedActions product={product} onSizeMissing={() => setAsked((times) => times + 1)} block />
      </div>
    </>
  );
}

/** Also asked again when the shopper returns to the tab, perhaps from the account. */
const WHEN_SHOWN = { revalidateOnReconnect: false, shouldRetryOnError: false };

type Props = Favourite & {
  /** Whether the shop compares frames. */
  mayCompare: boolean;
  /** Whether it is the only favourite; several are compared with a single link. */
  isOnly: boolean;
  /** Whether it was just restored, and therefore gets the focus. */
  hasFocus: boolean;
  onRemove: () => void;
};

/** A favourite, with the shop's current data. */
export function FavouriteTile({
  id,
  href,
  nome,
  imagem,
  seen,
  account,
  mayCompare,
  isOnly,
  hasFocus,
  onRemove,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.querySelector('a')?.focus();
  }, [hasFocus]);
  // One that has just been added is not asked for: the platform may not have stored it everywhere yet.
  const [wasInAccount] = useState(account !== undefined);
  const isCustomer = useCustomer()?.logado === true;
  useVerified(id, isCustomer && wasInAccount, WHEN_SHOWN);
  const own = useShopperMeasure();
  const { data: product, error } = useComparedProduct(withoutSize(href));
  const shown = product && inKeptSize(own?.measures, product, href);
  const [page, amount] = [shown ? pageOf(shown) : '', shown?.prices?.amount ?? ''];
  useEffect(() => {
    if (amount !== '') noteSeenPrice(id, page, amount);
  }, [id, page, amount]);
  return (
    <li className={styles.tile}>
      {imagem && product !== null ? (
        // A single favourite has a large picture, except on phones.
        <picture>
          {isOnly && shown?.largePicture ? <source srcSet={shown.largePicture} media={WIDE} /> : null}
          <img src={imagem} alt="" width={240} height={180} loading="lazy" />
        </picture>
      ) : (
        <span />
      )}
      <div className={styles.title}>
        {shown ? <BrandLine marca={shown.brand} rating={shown.rating} /> : null}
        <h2 ref={heading} className={styles.name}>
          <Link prefetch={false} href={shown?.href ?? href} aria-label={nome}>
            {shown?.brand ? shown.model : nome}
          </Link>
        </h2>
      </div>
      {shown ? (
        <Facts
          product={shown}
          seen={seen}
          mayCompare={mayCompare}
          isOnly={isOnly}
          onChooseSize={(next) => moveFavourite(id, next)}
        />
      ) : (
        <div className={styles.facts}>
          {product === undefined && !error ? <Skeleton width="medium" /> : null}
          {product === null ? <p>Não encontramos este produto agora. Ele pode ter saído da loja.</p> : null}
          {product === undefined && error ? (
            <p>Não conseguimos ler este produto. Atualize a página para tentar de novo.</p>
          ) : null}
        </div>
      )}
      <span className={styles.remove}>
        <IconButton label={`Remover ${nome}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </span>
    </li>
  );
}
