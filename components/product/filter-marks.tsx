import type { Produto } from '@/lib/store-api/schemas/produto';
import styles from './product-card.module.css';

/** Small pictures of what a product is filtered by: shape, lens (CARD-12). */
export function FilterMarks({ filtros }: { filtros: Produto['filtros'] }) {
  const drawn = filtros.filter(({ imagem }) => imagem !== '');
  if (drawn.length === 0) return null;
  return (
    <p className={styles.marks}>
      {drawn.map(({ idFiltro, label, imagem }) => (
        <img
          key={`${idFiltro}${label}`}
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
