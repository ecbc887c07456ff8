'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './fold-on-phones.module.css';

const NARROW = '(width < 1023px)';

/**
 * Closes the `details` inside on screens below 1023 px, except the one that the URL's hash targets. They are open in
 * the served HTML, so that they can be read without JavaScript and on paper; the style sheet hides their content on
 * narrow screens until this effect has run.
 */
export function FoldOnPhones({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    if (window.matchMedia(NARROW).matches) {
      for (const details of root.current?.querySelectorAll('details') ?? []) {
        details.open = details.querySelector(':target') !== null;
      }
    }
    setReady(true);
  }, []);

  return (
    <div className={styles.root} ref={root} data-ready={ready || undefined}>
      {children}
    </div>
  );
}
