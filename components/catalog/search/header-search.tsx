'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { ArrowRightIcon, CloseIcon, SearchIcon } from '@/components/ui/icons-core';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import type { FormTool } from '@/lib/forms/form-tools';
import styles from './header-search.module.css';
import { SEARCH_BOX_ID, searchInput } from './search-field';

const load = () => import('./suggestions');
const prepare = () => preload(load);

/** Search button without its box, which `HeaderSearch` renders; it opens the box natively. */
export function SearchOpener() {
  return (
    <IconButton label="Abrir busca" popoverTarget={SEARCH_BOX_ID}>
      <SearchIcon />
    </IconButton>
  );
}

/**
 * Search button and its box, a native popover: it opens without JavaScript, closes on Escape and on a click elsewhere,
 * and returns the focus. Suggestions are loaded when the field is first focused. On the search listing the field
 * starts with its text.
 */
export function HeaderSearch({ tool }: { tool?: FormTool | undefined }) {
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const loaded = useLazyModule(load, wanted, () => setWanted(false));

  /** Starts with the search of the page, which Back may have changed. Typed text stays while the page is the same. */
  function handleFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const { pathname, search } = window.location;
    const kept = (pathname === '/busca' && new URLSearchParams(search).get('busca')) || '';
    if (currentTarget.defaultValue !== kept) {
      currentTarget.defaultValue = kept;
      currentTarget.value = kept;
    }
    setWanted(true);
  }

  return (
    <>
      <IconButton
        label="Abrir busca"
        popoverTarget={SEARCH_BOX_ID}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <SearchIcon />
      </IconButton>
      <search className={styles.panel} id={SEARCH_BOX_ID} popover="auto" ref={box}>
        <form
          {...tool}
          className={styles.form}
          action="/busca"
          method="get"
          onSubmit={() => box.current?.hidePopover?.()}
        >
          <input
            {...searchInput}
            {...(tool && { toolparamdescription: searchInput.placeholder })}
            className={styles.input}
            ref={field}
            onFocus={handleFocus}
            autoFocus
          />
          <button className={styles.submit} type="submit" aria-label="Buscar">
            <ArrowRightIcon />
          </button>
          <IconButton
            tone="accent"
            label="Fechar busca"
            popoverTarget={SEARCH_BOX_ID}
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </IconButton>
        </form>
        {loaded && field.current && box.current ? (
          <loaded.Suggestions
            input={field.current}
            box={box.current}
            onDismiss={() => box.current?.hidePopover?.()}
          />
        ) : null}
      </search>
    </>
  );
}
