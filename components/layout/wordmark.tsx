import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import styles from './wordmark.module.css';

/**
 * Content of a link to the home page: the shop's name with one drawn letter, and the name as text for screen readers.
 * `--wordmark-size` sets its size.
 */
export function Wordmark({ name, wordmark }: Pick<Storefront, 'name' | 'wordmark'>) {
  return (
    <>
      <VisuallyHidden>{name}, página inicial</VisuallyHidden>
      <span className={styles.wordmark} aria-hidden="true">
        {wordmark.before}
        <svg className={styles.lens} viewBox="0 0 62 122" aria-hidden="true">
          <path d={wordmark.ring} strokeWidth="10.5" />
          <path className={styles.meridian} d={wordmark.line} />
        </svg>
        {wordmark.after}
      </span>
    </>
  );
}
