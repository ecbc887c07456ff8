'use client';

import { CloseIcon } from '@/components/ui/icons-controls';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './listing.module.css';
import { type ListStart, useMarkedFacets } from './pending-choices';

/** Filters in force as links to the list without each of them, and 'Limpar tudo' (LIST-17, A6). */
export function AppliedFilters(start: ListStart) {
  const { aplicados, limparHref } = useMarkedFacets(start);
  if (aplicados.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filtros aplicados">
      {aplicados.map(({ grupo, label, href }) => (
        <li key={`${grupo}${label}`}>
          <a className={styles.chip} href={href} rel="nofollow">
            <VisuallyHidden>Remover {grupo}: </VisuallyHidden>
            {label}
            <CloseIcon />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={limparHref} data-whole>
          Limpar tudo
        </a>
      </li>
    </ul>
  );
}
