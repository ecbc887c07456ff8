import './core-styles';
import { formatDecimal } from '@/lib/shared/formats';
import styles from './stars.module.css';

const SIZE = 24;

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
      <rect width={clamped * SIZE} height={SIZE} />
    </svg>
  );
}
