import './core-styles';
import styles from './skeleton.module.css';

type Props = {
  shape?: 'text' | 'picture' | 'button';
  width?: 'short' | 'medium' | 'full';
};

/** Quiet block with the geometry of what comes; says nothing to screen readers and does not move. */
export function Skeleton({ shape = 'text', width = 'full' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}
