import './core-styles';
import { sanitiseHtml } from '@/lib/html/sanitise';
import styles from './rich-text.module.css';

/** HTML of the platform in the shop's typography, sanitised on the server (A-82, C8). Nothing for an empty text. */
export function RichText({ html }: { html: string }) {
  const safe = sanitiseHtml(html);
  if (safe === '') return null;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
