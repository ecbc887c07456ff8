'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './most-searched.module.css';
import { ShopLink } from './shop-link';

/** From this many entries on the list is higher than its collapsed height on every screen. */
const WORTH_FOLDING = 20;

/** 'Most searched' list of the footer, 190 px high until it is opened (FOOT-07, FOOT-08); whole without script. */
export function MostSearched({ links }: { links: readonly { label: string; href: string }[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (links.length === 0) return null;
  const folds = links.length >= WORTH_FOLDING;
  return (
    <nav className={styles.root} aria-labelledby={`${id}-title`} data-print="hide">
      <h2 className={styles.title} id={`${id}-title`}>
        Mais buscados
      </h2>
      <ul className={styles.list} id={`${id}-list`} data-folded={folds && !open ? '' : undefined}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ShopLink className={styles.link} href={href}>
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
      {folds ? (
        <span className="scripted">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Ver menos' : 'Ver todos'}
          </Button>
        </span>
      ) : null}
    </nav>
  );
}
