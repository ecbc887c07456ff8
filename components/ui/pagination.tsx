import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from './icons-controls';
import styles from './pagination.module.css';
import { paginationWindow } from './pagination-window';

type Props = {
  /** Current page, from 1. */
  page: number;
  pages: number;
  /** Position of the first and last product shown, from 1, and how many there are in all. */
  from: number;
  to: number;
  total: number;
  hrefFor: (page: number) => string;
};

function Step({ label, href, children }: { label: string; href: string | null; children: ReactNode }) {
  if (href === null) {
    return (
      <span className={styles.page} aria-disabled="true">
        <span className="visually-hidden">{label}</span>
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.page} href={href} prefetch={false} aria-label={label}>
      {children}
    </Link>
  );
}

/** Page links of a listing (LIST-29 to LIST-33); renders nothing when there is one page. */
export function Pagination({ page, pages, from, to, total, hrefFor }: Props) {
  if (pages <= 1) return null;
  const narrow = new Set(paginationWindow(page, pages, 3));
  const before = page > 1;
  const after = page < pages;
  return (
    <nav className={styles.root} aria-label="Paginação">
      <p className={styles.summary}>
        Visualizando {from} - {to} de {total} produtos
      </p>
      <ul className={styles.list}>
        <li>
          <Step label="Primeira página" href={before ? hrefFor(1) : null}>
            <ChevronFirstIcon />
          </Step>
        </li>
        <li>
          <Step label="Página anterior" href={before ? hrefFor(page - 1) : null}>
            <ChevronLeftIcon />
          </Step>
        </li>
        {paginationWindow(page, pages, 5).map((number) => (
          <li className={styles.item} data-wide={narrow.has(number) ? undefined : ''} key={number}>
            <Link
              className={styles.page}
              href={hrefFor(number)}
              prefetch={false}
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>
          <Step label="Próxima página" href={after ? hrefFor(page + 1) : null}>
            <ChevronRightIcon />
          </Step>
        </li>
        <li>
          <Step label="Última página" href={after ? hrefFor(pages) : null}>
            <ChevronLastIcon />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
