import { imageSources } from '@/components/ui/image-sources';
import { ProductImage } from '@/components/ui/product-image';
import type { Card } from '@/lib/product/card';
import styles from './product-card.module.css';

type Props = {
  card: Pick<Card, 'nome' | 'foto' | 'outra'>;
  /** Loads at once: the card is in the first row. */
  eager: boolean;
  /** The one picture that the page is judged by. */
  priority: boolean;
};

/**
 * Picture of a card, 366 px on phones and 455 px else (CARD-15), and the second one on hover. The second is
 * not displayed before that, so a lazy picture costs no download.
 */
export function CardPicture({ card: { nome, foto, outra }, eager, priority }: Props) {
  const sources = foto && imageSources({ medium: foto.medium, big: foto.big, small: '', zoom: '' });
  if (!foto || !sources) return <ProductImage files={null} alt={nome} sizes="455px" />;
  return (
    <span className={styles.picture}>
      <img
        src={sources.src}
        srcSet={sources.srcSet}
        sizes="(width < 768px) min(46vw, 366px), 455px"
        alt={foto.alt}
        width={455}
        height={341}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      {outra ? (
        <img className={styles.hover} src={outra} alt="" width={455} height={341} loading="lazy" />
      ) : null}
    </span>
  );
}
