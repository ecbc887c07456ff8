import { CloseIcon } from '@/components/ui/icons-controls';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Facets } from '@/lib/listing/facets';
import styles from './listing.module.css';

/** Filters in force as links to the list without each of them, and 'Limpar tudo' (LIST-17, A6). */
export function AppliedFilters({ aplicados, limparHref }: Pick<Facets, 'aplicados' | 'limparHref'>) {
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
        <a className={styles.clear} href={limparHref}>
          Limpar tudo
        </a>
      </li>
    </ul>
  );
}
