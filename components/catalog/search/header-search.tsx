'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
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
 * and returns the focus. Suggestions are loaded when the field is first focused. On the search listing the box keeps
 * the text.
 */
export function HeaderSearch({ tool }: { tool?: FormTool | undefined }) {
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const loaded = useLazyModule(load, wanted, () => setWanted(false));
  const pathname = usePathname();

  useEffect(() => {
    if (field.current === null) return;
    const kept = pathname === '/busca' ? new URLSearchParams(window.location.search).get('busca') : null;
    field.current.defaultValue = kept ?? '';
  }, [pathname]);

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
            onFocus={() => setWanted(true)}
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
