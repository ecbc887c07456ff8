import './core-styles';
import { foldHtml } from '@/lib/html/fold';
import { sanitiseHtml } from '@/lib/html/sanitise';
import styles from './rich-text.module.css';

type Props = {
  html: string;
  /** Marks what follows so many characters, for a style sheet that folds the text (LIST-10). */
  foldAfter?: number;
};

/** HTML of the platform in the shop's typography, sanitised on the server (A-82, C8). Nothing for an empty text. */
export function RichText({ html, foldAfter }: Props) {
  const whole = sanitiseHtml(html);
  const safe = foldAfter === undefined ? whole : foldHtml(whole, foldAfter);
  if (safe === '') return null;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
