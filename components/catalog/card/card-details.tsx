import Link from 'next/link';
import { Price } from '@/components/ui/price';
import { imageSources, ProductImage } from '@/components/ui/product-image';
import type { Card, CardPriceTexts } from '@/lib/catalog/card/card';
import styles from './card-view.module.css';

type CardPictureProps = {
  card: Pick<Card, 'nome' | 'picture' | 'secondPicture'>;
  /** Picture of the colour that the shopper points at. */
  preview: string | undefined;
  /** Not lazy: the card is in the first row. */
  eager: boolean;
  /** The largest contentful picture of the page. */
  priority: boolean;
};

/**
 * Picture of a card, and a second one on hover. The second is `display: none` until then, so that lazy loading does
 * not fetch it. That of another colour lies over both while its swatch is pointed at.
 */
export function CardPicture({ card, preview, eager, priority }: CardPictureProps) {
  const { nome, picture, secondPicture } = card;
  const sources = picture && imageSources({ medium: picture.medium, big: picture.big, small: '', zoom: '' });
  if (!picture || !sources) return <ProductImage files={null} alt={nome} sizes="455px" />;
  return (
    <span className={styles.picture}>
      <img
        src={sources.src}
        srcSet={sources.srcSet}
        sizes="(width < 768px) min(46vw, 366px), 455px"
        alt={picture.alt}
        width={455}
        height={341}
        loading={eager ? undefined : 'lazy'}
        // React preloads what has none, before the largest picture of the page.
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      />
      {preview || secondPicture ? (
        <img
          className={styles.secondPicture}
          key={preview}
          data-preview={preview && ''}
          src={preview || secondPicture}
          alt=""
          width={455}
          height={341}
          loading="lazy"
        />
      ) : null}
    </span>
  );
}

/** Prices of a card. */
export function CardPrices({ de, amount, isPix, credit }: CardPriceTexts) {
  return <Price old={de} amount={amount} note={isPix ? 'à vista no PIX' : ''} terms={credit} />;
}

type ColourSwatchesProps = {
  colours: NonNullable<Card['colours']>;
  onPreview: (picture: string | undefined) => void;
};

/** Swatches of other colours, which lead to them and show their pictures, and the number of all colours. */
export function ColourSwatches({ colours: { others, total }, onPreview }: ColourSwatchesProps) {
  return (
    <p className={styles.swatches}>
      {others.map(({ swatch, label, href, picture }) => {
        const disc = <img src={swatch} alt={label} width={14} height={14} loading="lazy" />;
        if (href === '') return <span key={swatch}>{disc}</span>;
        const show = () => onPreview(picture);
        const hide = () => onPreview(undefined);
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
    </p>
  );
}

/** Brand, and what those who bought the product think of it. */
export function BrandLine({ marca, rating }: Pick<Card, 'marca' | 'rating'>) {
  if (!marca && !rating) return null;
  return (
    <p className={styles.brand}>
      {marca}
      {rating ? (
        <span
          className={styles.rating}
          role="img"
          aria-label={`Nota ${rating.average} de 5, ${rating.count === 1 ? '1 avaliação' : `${rating.count} avaliações`}`}
        >{`★ ${rating.average} (${rating.count})`}</span>
      ) : null}
    </p>
  );
}

/** Icons of the product's filter values, such as its shape. */
export function FilterIcons({ icons }: { icons: NonNullable<Card['filterIcons']> }) {
  return (
    <p className={styles.filterIcons}>
      {icons.map(({ label, imagem }) => (
        <img
          key={`${imagem}${label}`}
          src={imagem}
          alt={label}
          title={label}
          width={24}
          height={24}
          loading="lazy"
        />
      ))}
    </p>
  );
}
