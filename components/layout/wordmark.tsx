import styles from './wordmark.module.css';

/** The shop's name in type; the closing "o" is a lens crossed by the meridian line. Size by `--wordmark-size`. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      Meridian
      <span className="visually-hidden">o</span>
      <svg className={styles.lens} viewBox="0 0 62 122" aria-hidden="true">
        <circle cx="31" cy="61" r="23.5" strokeWidth="10.5" />
        <path className={styles.meridian} d="M31 0v122" />
      </svg>
    </span>
  );
}
