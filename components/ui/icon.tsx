import './core-styles';
import styles from './icon.module.css';

type Props = {
  /** All of the drawing, as one path: an element of its own for each line would be the larger part of a page's. */
  d: string;
  fill?: string | undefined;
};

/** Frame of every icon: 24 px grid, 1.5 px stroke, `currentColor`. Decorative: the control carries the name. */
export function Icon({ d, fill }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fill={fill} />
    </svg>
  );
}
