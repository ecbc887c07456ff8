'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './fold-on-phones.module.css';

const NARROW = '(width < 1023px)';

/**
 * Closes the `details` inside on screens below 1023 px, but for the one that the address points at (FAQ-12,
 * INST-17). They come open from the server, so that without script, and on paper, all can be read; until this
 * has run, the style sheet keeps them shut on narrow screens.
 */
export function FoldOnPhones({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  useLayoutEffect(() => {
    if (window.matchMedia(NARROW).matches) {
      for (const item of root.current?.querySelectorAll('details') ?? []) {
        item.open = item.querySelector(':target') !== null;
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
