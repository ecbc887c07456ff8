'use client';

import { type ComponentType, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import { CategoryNav } from './category-nav';
import { FacetGroup } from './facet-group';
import styles from './filter-panel.module.css';
import { isOpenFromStart } from './open-groups';
import { showList, useMarkedFacets } from './pending-choices';
import type { StagedFilters } from './staged-filters';
import type { StagedStart } from './use-staged-filters';

/** Id that the opening button of the sheet refers to. */
export const FILTER_PANEL_ID = 'filtros';

type Inside = ComponentType<Parameters<typeof StagedFilters>[0]>;

/**
 * Filter menu: a column of links from 1024 px, below that a sheet over the page. The sheet is a native popover, so
 * it opens, closes with 'Fechar' or Escape and gives the focus back without any script (LIST-15 to LIST-20).
 * Once open it loads boxes in place of the links, to choose several values before the list changes. A client
 * component also so that the page's payload carries the facets once and not their markup.
 */
export function FilterPanel({
  level,
  ...start
}: Omit<StagedStart, 'level'> & { level: ListingLevel | null }) {
  const { categorias, grupos, aplicados, limparHref } = useMarkedFacets(start);
  const [open, setOpen] = useState(false);
  const [Staged, setStaged] = useState<Inside | null>(null);
  const root = useRef<HTMLElement>(null);
  const release = useRef<() => void>(() => undefined);
  const close = () => root.current?.hidePopover();
  const { page, facets } = start;

  useLayoutEffect(() => showList({ page, facets }), [page, facets]);

  function beforeToggle({ newState }: ToggleEvent<HTMLElement>) {
    // The focus can only go back to what is no longer inert.
    if (newState === 'closed') release.current();
  }

  function toggled({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    const isOpen = newState === 'open';
    setOpen(isOpen);
    if (!isOpen) return;
    currentTarget.querySelector('button')?.focus();
    // Without the boxes the links still filter, one value at a time.
    if (level === null) return;
    import('./staged-filters').then(
      ({ StagedFilters: Boxes, makeModal }) => {
        if (!currentTarget.matches(':popover-open')) return;
        release.current = makeModal(currentTarget);
        setStaged(() => Boxes);
      },
      (error: unknown) => console.error(error),
    );
  }

  return (
    <section
      ref={root}
      className={styles.panel}
      id={FILTER_PANEL_ID}
      popover="auto"
      aria-label="Filtros"
      {...(open ? { role: 'dialog', 'aria-modal': true } : {})}
      onBeforeToggle={beforeToggle}
      onToggle={toggled}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Filtrar</h2>
        {aplicados.length > 0 ? (
          <a className={styles.clear} href={limparHref} data-whole>
            Limpar tudo
          </a>
        ) : null}
        <button
          className={styles.close}
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
        >
          Fechar
        </button>
      </div>
      {open && Staged && level !== null ? (
        <Staged {...start} level={level} onDone={close} />
      ) : (
        <>
          <div className={styles.groups}>
            {categorias ? <CategoryNav categorias={categorias} /> : null}
            {grupos.map((grupo, index) => (
              <FacetGroup
                key={grupo.id}
                nome={grupo.nome}
                links={grupo.links}
                open={isOpenFromStart(grupo, index)}
              />
            ))}
          </div>
          <div className={styles.foot}>
            <LinkButton href={limparHref} variant="secondary" data-whole>
              Limpar tudo
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
