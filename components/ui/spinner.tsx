import './core-styles';
import styles from './spinner.module.css';

/** Activity indicator, one em in size; has no text for screen readers. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
