import './core-styles';
import styles from './spinner.module.css';

/** Turns while somebody waits; says nothing by itself. As high as the text it stands in. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
