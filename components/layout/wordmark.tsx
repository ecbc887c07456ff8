import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './wordmark.module.css';

/**
 * Content of a link to the home page: the shop's name in type, whose closing "o" is a lens crossed by the meridian
 * line, and the same as text, because a drawn letter cannot be read out. Size by `--wordmark-size`.
 */
export function Wordmark() {
  return (
    <>
      <VisuallyHidden>Meridiano, página inicial</VisuallyHidden>
      <span className={styles.wordmark} aria-hidden="true">
        Meridian
        <svg className={styles.lens} viewBox="0 0 62 122" aria-hidden="true">
          <circle cx="31" cy="61" r="23.5" strokeWidth="10.5" />
          <path className={styles.meridian} d="M31 0v122" />
        </svg>
      </span>
    </>
  );
}
