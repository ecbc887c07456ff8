import type { Card } from '@/lib/product/card';
import styles from './product-card.module.css';

/** Colours that a frame comes in: a few small dots, always with the count (A10). */
export function ColourDots({ imagens, total }: NonNullable<Card['cores']>) {
  return (
    <p className={styles.dots}>
      {imagens.map((imagem) => (
        <img key={imagem} src={imagem} alt="" width={14} height={14} loading="lazy" />
      ))}
      {`${total} cores`}
    </p>
  );
}
