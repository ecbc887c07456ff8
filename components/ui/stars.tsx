import './core-styles';
import styles from './stars.module.css';

const SIZE = 24;
/** One star from the point it starts at; only relative steps, so that it can stand anywhere. */
const STAR = '2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6-4.5-4.1 6-.7z';

const row = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${index * SIZE + SIZE / 2} 3.5l${STAR}`).join('');

const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/**
 * Rating as stars filled up to `value` of `max`, every point the same width, parts of a point included (CONST-01).
 * Read out as '4,3 de 5 estrelas'. Values beyond the scale count as its ends.
 */
export function Stars({ value, max = 5 }: { value: number; max?: number }) {
  const shown = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), max);
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${max * SIZE} ${SIZE}`}
      role="img"
      aria-label={`${figure.format(shown)} de ${max} estrelas`}
    >
      <path d={row(max)} />
      {/* An inner drawing cuts off what is wider than itself. */}
      <svg className={styles.filled} width={shown * SIZE} height={SIZE} aria-hidden="true">
        <path d={row(max)} />
      </svg>
    </svg>
  );
}
