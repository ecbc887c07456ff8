import './core-styles';
import styles from './skeleton.module.css';

type Props = {
  shape?: 'text' | 'picture' | 'button';
  width?: 'short' | 'medium' | 'full';
};

/** Class of a row of placeholders, of which `--columns` fit, as in a carousel. */
export const skeletonRow = styles.row;

/** Static placeholder in the geometry of the content that is loading; hidden from screen readers. */
export function Skeleton({ shape = 'text', width = 'full' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
