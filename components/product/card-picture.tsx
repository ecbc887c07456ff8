import { imageSources } from '@/components/ui/image-sources';
import { ProductImage } from '@/components/ui/product-image';
import { fileOf } from '@/lib/product/pictures';
import type { Produto } from '@/lib/store-api/schemas/produto';
import styles from './product-card.module.css';

type Props = {
  nome: string;
  midias: Produto['midias'];
  /** Loads at once: the card is in the first row. */
  eager: boolean;
  /** The one picture that the page is judged by. */
  priority: boolean;
};

/**
 * Picture of a card, 366 px on phones and 455 px else (CARD-15), and the second one on hover. The second is
 * not displayed before that, so a lazy picture costs no download.
 */
export function CardPicture({ nome, midias, eager, priority }: Props) {
  const [first, second] = midias.imagens;
  // Two sizes are enough here, and a listing carries this text 24 times.
  const sources = first && imageSources({ ...first.arquivos, small: '', zoom: '' });
  if (!first || !sources) return <ProductImage files={first?.arquivos ?? null} alt={nome} sizes="455px" />;
  const hover = fileOf(second, 'medium', 'big');
  return (
    <span className={styles.picture}>
      <img
        src={sources.src}
        srcSet={sources.srcSet}
        sizes="(width < 768px) min(46vw, 366px), 455px"
        alt={first.label || nome}
        width={455}
        height={341}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      {hover ? (
        <img className={styles.hover} src={hover} alt="" width={455} height={341} loading="lazy" />
      ) : null}
    </span>
  );
}
