'use client';

import type { Wordmark as Mark } from '@/lib/config/storefronts/storefront';
import styles from './wordmark.module.css';

type Props = { name: string; wordmark: Mark };

/** A logo as tall as the line, with a separate file for dark pages if there is one. */
function Logo({ light, dark, size }: Extract<Mark, { kind: 'logo' }>) {
  return (
    <picture>
      {dark === null ? null : <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img className={styles.logo} src={light} alt="" width={size?.width} height={size?.height} />
    </picture>
  );
}

/**
 * Content of a link to the home page: the shop's logo, its name with one drawn letter, or only its name; screen readers
 * get the name as text. `--wordmark-size` sets the size. As a client component it adds the drawing to the page's
 * payload once, and not its markup.
 */
export function Wordmark({ name, wordmark }: Props) {
  return (
    <>
      <span className="visually-hidden">{name}, página inicial</span>
      <span className={styles.wordmark} aria-hidden="true">
        {wordmark === null ? name : null}
        {wordmark?.kind === 'logo' ? <Logo {...wordmark} /> : null}
        {wordmark?.kind === 'drawn' ? (
          <>
            {wordmark.before}
            <svg className={styles.lens} viewBox="0 0 62 122" aria-hidden="true">
              <path d={wordmark.ring} strokeWidth="10.5" />
              <path className={styles.meridian} d={wordmark.line} />
            </svg>
            {wordmark.after}
          </>
        ) : null}
      </span>
    </>
  );
}
