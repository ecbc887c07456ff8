import type { Produto } from '@/lib/store-api/schemas/produto';
import styles from './product-card.module.css';

const SHOWN = 4;

/** Colours that a frame comes in: up to four small dots, always with the count (A10). */
export function ColourDots({ unico }: { unico: Produto['atributos']['unico'] }) {
  const colours = unico?.valores ?? [];
  if (colours.length < 2) return null;
  const dots = colours.flatMap(({ imagem }) => (imagem === '' ? [] : [imagem])).slice(0, SHOWN);
  return (
    <p className={styles.dots}>
      {dots.map((imagem) => (
        <img key={imagem} src={imagem} alt="" width={14} height={14} loading="lazy" />
      ))}
      {colours.length} cores
    </p>
  );
}
