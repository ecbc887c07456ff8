import { IconButton } from '@/components/ui/icon-button';
import { ArrowRightIcon, CloseIcon, SearchIcon } from '@/components/ui/icons-controls';
import styles from './search-box.module.css';
import { searchInput } from './search-input';

const PANEL = 'busca-do-topo';

/**
 * Search toggle and its box (HEAD-05, HEAD-09, SEARCH-01) on the native popover: it opens without script, closes on
 * Escape and on a press elsewhere, and gives the focus back.
 */
export function HeaderSearch() {
  return (
    <>
      <IconButton label="Abrir busca" popoverTarget={PANEL}>
        <SearchIcon />
      </IconButton>
      <search className={styles.panel} id={PANEL} popover="auto">
        <form className={styles.form} action="/busca" method="get">
          <input {...searchInput} className={styles.input} autoFocus />
          <button className={styles.submit} type="submit" aria-label="Buscar">
            <ArrowRightIcon />
          </button>
          <IconButton tone="accent" label="Fechar busca" popoverTarget={PANEL} popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </form>
      </search>
    </>
  );
}
