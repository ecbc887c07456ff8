import './core-styles';
import { formatDecimal } from '@/lib/shared/formats';
import styles from './stars.module.css';

const SIZE = 24;
/** Path of one star, relative to its start. */
const STAR = '2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6-4.5-4.1 6-.7z';

const row = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${index * SIZE + SIZE / 2} 3.5l${STAR}`).join('');

/**
 * Rating as stars, filled to `value` of `max` including fractions; labelled '4,3 de 5 estrelas'. Values outside the
 * scale are clamped.
 */
export function Stars({ value, max = 5 }: { value: number; max?: number }) {
  const clamped = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), max);
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${max * SIZE} ${SIZE}`}
      role="img"
      aria-label={`${formatDecimal(clamped, 1)} de ${max} estrelas`}
    >
      <path d={row(max)} />
      {/* A nested svg clips its content. */}
      <svg className={styles.filled} width={clamped * SIZE} height={SIZE} aria-hidden="true">
        <path d={row(max)} />
      </svg>
    </svg>
  );
}
