import './core-styles';
import styles from './skeleton.module.css';

type Props = {
  shape?: 'text' | 'picture' | 'button';
  width?: 'short' | 'medium' | 'full';
};

/** Static placeholder with the dimensions of the content being loaded; hidden from screen readers. */
export function Skeleton({ shape = 'text', width = 'full' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
