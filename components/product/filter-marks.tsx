import type { Card } from '@/lib/product/card';
import styles from './product-card.module.css';

/** Small pictures of what a product is filtered by: shape, lens (CARD-12). */
export function FilterMarks({ marcas }: { marcas: NonNullable<Card['marcas']> }) {
  return (
    <p className={styles.marks}>
      {marcas.map(({ label, imagem }) => (
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
