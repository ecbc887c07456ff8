import './core-styles';
import styles from './spinner.module.css';

/** Activity indicator of one em; has no text for screen readers. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
