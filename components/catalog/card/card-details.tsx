import Link from 'next/link';
import { Price } from '@/components/ui/price';
import { imageSources, ProductImage } from '@/components/ui/product-image';
import type { Card, CardPriceTexts } from '@/lib/catalog/card/card';
import styles from './card-view.module.css';

/** The files of a card's picture; null or undefined without one. */
export const cardSources = (picture: Card['picture']) =>
  picture && imageSources({ medium: picture.medium, big: picture.big });

type CardPictureProps = {
  card: Pick<Card, 'nome' | 'picture' | 'seal'>;
  sources: ReturnType<typeof cardSources>;
  /** A fetched picture for on top: of the colour under the pointer, otherwise the second one, for hover and swipe. */
  over: string | undefined;
  /** Picture of the colour under the pointer, which is shown without hover or swipe. */
  colour: string | undefined;
  /** Not lazy: the card is in the first row. */
  eager: boolean;
  /** The largest contentful picture of the page. */
  priority: boolean;
};

/**
 * Picture and seal of a card, each an item of the card's grid. The second picture is shown on hover, and is not
 * fetched before the card is used.
 */
export function CardPicture({ card, sources, over, colour, eager, priority }: CardPictureProps) {
  const { nome, picture, seal } = card;
  return (
    <>
      {picture && sources ? (
        <img
          className={styles.picture}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes="min(46vw, 455px)"
          alt={'alt' in picture ? picture.alt : nome + picture.afterName}
          width={455}
          height={341}
          loading={eager ? undefined : 'lazy'}
          // React preloads pictures without `fetchPriority`, even before the page's largest one.
          fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        />
      ) : (
        <ProductImage files={null} alt={nome} sizes="455px" />
      )}
      {over && sources ? (
        <img className={styles.secondPicture} src={over} alt="" data-preview={colour} />
      ) : null}
      {seal ? <CardSeal {...seal} /> : null}
    </>
  );
}

/** A seal over the picture, without the colours that it has on the product page. */
function CardSeal({ label, imagem, position }: NonNullable<Card['seal']>) {
  if (imagem) {
    return <img className={styles.seal} src={imagem} alt={label} loading="lazy" data-position={position} />;
  }
  return (
    <span className={styles.seal} data-position={position}>
      {label}
    </span>
  );
}

/** Prices of a card. */
export function CardPrices({ de, amount, isPix, credit }: CardPriceTexts) {
  return <Price old={de} amount={amount} note={isPix ? 'à vista no PIX' : ''} terms={credit} />;
}

type ColourSwatchesProps = {
  colours: NonNullable<Card['colours']>;
  /** Called with the picture of the colour that is hovered or focused, and with undefined afterwards. */
  onPoint: (picture: string | undefined) => void;
};

/** Swatches that link to other colours, and the number of all colours. */
export function ColourSwatches({ colours: { others, total }, onPoint }: ColourSwatchesProps) {
  return (
    <>
      {others.map(({ swatch, label, href, picture }) => {
        const disc = <img src={swatch} alt={label} loading="lazy" />;
        if (href === '') return <span key={swatch}>{disc}</span>;
        const show = () => onPoint(picture);
        const hide = () => onPoint(undefined);
        return (
          <Link
            key={href}
            href={href}
            prefetch={false}
            onPointerEnter={show}
            onPointerLeave={hide}
            onFocus={show}
            onBlur={hide}
          >
            {disc}
          </Link>
        );
      })}
      {`${total} cores`}
    </>
  );
}

/** Brand and average rating. */
export function BrandLine({ marca, rating }: Pick<Card, 'marca'> & { rating?: Card['rating'] | undefined }) {
  if (!marca && !rating) return null;
  return (
    <p className={styles.brand}>
      {marca}
      {rating ? (
        <span
          className={styles.rating}
          role="img"
          aria-label={`Nota ${rating.average} de 5, ${rating.count} ${rating.count === 1 ? 'avaliação' : 'avaliações'}`}
        >{`★ ${rating.average} (${rating.count})`}</span>
      ) : null}
    </p>
  );
}

/** Icons of the product's filter values, such as its shape. */
export function FilterIcons({ icons }: { icons: NonNullable<Card['filterIcons']> }) {
  return icons.map(({ label, imagem }) => (
    <img key={`${imagem}${label}`} src={imagem} alt={label} loading="lazy" />
  ));
}
