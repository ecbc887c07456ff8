import Link from 'next/link';
import { Price } from '@/components/ui/price';
import { imageSources, ProductImage } from '@/components/ui/product-image';
import type { Card, CardPriceTexts } from '@/lib/catalog/card/card';
import styles from './card-view.module.css';

type CardPictureProps = {
  card: Pick<Card, 'nome' | 'picture' | 'secondPicture'>;
  /** Not lazy: the card is in the first row. */
  eager: boolean;
  /** The largest contentful picture of the page. */
  priority: boolean;
};

/**
 * Picture of a card, and a second one on hover. The second is `display: none` until then, so that lazy loading does
 * not fetch it.
 */
export function CardPicture({ card: { nome, picture, secondPicture }, eager, priority }: CardPictureProps) {
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
      {secondPicture ? (
        <img
          className={styles.secondPicture}
          src={secondPicture}
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

function Swatch({ swatch, label }: { swatch: string; label: string }) {
  return <img src={swatch} alt={label} width={14} height={14} loading="lazy" />;
}

/** Swatches of other colours, which lead to them, and the number of all colours. */
export function ColourSwatches({ others, total }: NonNullable<Card['colours']>) {
  return (
    <p className={styles.swatches}>
      {others.map((colour) =>
        colour.href === '' ? (
          <span key={colour.swatch}>
            <Swatch {...colour} />
          </span>
        ) : (
          <Link key={colour.href} href={colour.href} prefetch={false}>
            <Swatch {...colour} />
          </Link>
        ),
      )}
      {`${total} cores`}
    </p>
  );
}

/** Icons of the product's filter values, such as its shape. */
export function FilterIcons({ icons }: { icons: NonNullable<Card['filterIcons']> }) {
  return (
    <p className={styles.filterIcons}>
      {icons.map(({ label, imagem }) => (
        <img key={`${imagem}${label}`} src={imagem} alt={label} width={24} height={24} loading="lazy" />
      ))}
    </p>
  );
}
