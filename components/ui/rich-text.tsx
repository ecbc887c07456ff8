import './core-styles';
import type { ReactNode } from 'react';
import { sanitiseHtml, type TextAddresses } from '@/lib/shared/html/sanitise';
import { collapseHtml } from '@/lib/shared/html/truncate';
import styles from './rich-text.module.css';

type Props = {
  html: string;
  /** Rewrites the addresses in the text; without it they stay as written. */
  addresses?: TextAddresses;
  /** Number of characters after which the text is marked for a style sheet that collapses it. */
  foldAfter?: number;
};

/** Renders HTML from the platform, sanitised on the server; renders nothing for an empty text. */
export function RichText({ html, addresses, foldAfter }: Props) {
  const sanitised = sanitiseHtml(html, addresses);
  const safe = foldAfter === undefined ? sanitised : collapseHtml(sanitised, foldAfter);
  if (safe === '') return null;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** A text written by the shop, in the typography of `RichText`. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
