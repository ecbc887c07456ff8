import { CloseIcon, SearchIcon } from '@/components/ui/icons-controls';
import styles from './search-box.module.css';
import { SearchForm } from './search-form';

const PANEL = 'busca-do-topo';

/**
 * Search toggle and its box (HEAD-05, HEAD-09, SEARCH-01) on the native popover: it opens without script, closes on
 * Escape and on a press elsewhere, and gives the focus back.
 */
export function HeaderSearch({ query }: { query?: string }) {
  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget={PANEL} aria-label="Abrir busca">
        <SearchIcon />
      </button>
      <div className={styles.panel} id={PANEL} popover="auto">
        <SearchForm place="header" query={query} focusOnOpen>
          <button
            className={styles.close}
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            aria-label="Fechar busca"
          >
            <CloseIcon />
          </button>
        </SearchForm>
      </div>
    </>
  );
}
