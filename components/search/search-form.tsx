import type { ReactNode } from 'react';
import { ArrowRightIcon } from '@/components/ui/icons-controls';
import styles from './search-box.module.css';

type Props = {
  /** header: large, in the panel; page: quieter, for error and empty pages. */
  place: 'header' | 'page';
  /** Text searched before. */
  query?: string;
  /** Takes the focus when the panel around it opens. */
  focusOnOpen?: boolean;
  /** Further controls at the end of the row. */
  children?: ReactNode;
};

/**
 * Search form to /busca?busca={text} (SEARCH-03). The browser's own checks keep empty and blank text back
 * (SEARCH-02), so it needs no script.
 */
export function SearchForm({ place, query = '', focusOnOpen = false, children }: Props) {
  const focus = focusOnOpen ? { autoFocus: true } : {};
  return (
    <search>
      <form className={styles.form} data-place={place} action="/busca" method="get">
        <input
          {...focus}
          className={styles.input}
          type="search"
          name="busca"
          aria-label="Buscar na loja"
          placeholder="Marca, modelo ou cor"
          title="Escreva o que você procura"
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          pattern=".*\S.*"
          required
        />
        <button className={styles.submit} type="submit" aria-label="Buscar">
          <ArrowRightIcon />
        </button>
        {children}
      </form>
    </search>
  );
}
