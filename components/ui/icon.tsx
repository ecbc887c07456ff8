import './core-styles';
import styles from './icon.module.css';

type Props = {
  /** The drawing as one path: with an element for each line, icons would be most of a page's elements. */
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
