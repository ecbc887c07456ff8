'use client';

import { type ComponentType, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { buttonProps, textButton } from '@/components/ui/button';
import { CategoryNav } from './category-nav';
import { FacetGroup } from './facet-group';
import { isInitiallyOpen, OPEN_GROUPS } from './facet-opening';
import styles from './filter-panel.module.css';
import { FILTER_PANEL_ID } from './ids';
import { ListingLink } from './listing-link';
import { useListing, useListingState, useMarkedFacets } from './listing-provider';
import type { StagedFilters } from './staged-filters';

/**
 * If a filter has more values than this, the next one is collapsed: otherwise the column would be longer than a page
 * with colours grouped.
 */
const MANY_VALUES = 6;

const close = (sheet: HTMLElement | null) => sheet?.hidePopover?.();

type Props = {
  priceForm?: ReactNode;
  /** Content below the values of the size filter `id`, which is open because the shop is about sizes. */
  below?: { id: string; link: ReactNode } | undefined;
  /** Whether only the first groups are open. */
  isShort?: boolean | undefined;
};

type StagedFiltersComponent = ComponentType<Parameters<typeof StagedFilters>[0]>;

/**
 * Filter menu: a column of links from 1024 px, a sheet over the page on narrower screens. The sheet is a native
 * popover, which opens, closes with 'Fechar' or Escape and returns the focus without any script. Once it is open,
 * checkboxes replace the links, so that several values can be selected before the list changes. `priceForm` is below
 * the price ranges.
 */
export function FilterPanel({ priceForm, below, isShort }: Props) {
  const { level, page, choose, pause, resume } = useListing();
  const isNavigating = useListingState().status === 'navigating';
  const { categorias, groups, applied, clearHref } = useMarkedFacets();
  const [open, setOpen] = useState(false);
  const [Staged, setStaged] = useState<StagedFiltersComponent | null>(null);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isNavigating) close(root.current);
  }, [isNavigating]);

  useEffect(() => {
    const panel = root.current;
    const listeners = new AbortController();
    const { signal } = listeners;
    const watch = () =>
      import('./watch-typed-price').then(
        ({ watchTypedPrice }) => panel && watchTypedPrice(panel, page, choose, signal),
        console.error,
      );
    if (panel?.contains(document.activeElement)) watch();
    else panel?.addEventListener('focusin', watch, { once: true, signal });
    return () => listeners.abort();
  }, [page, choose]);

  function onToggle({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) {
    // Some versions of React also pass on the events of the groups inside.
    if (target !== currentTarget) return;
    const isOpen = newState === 'open';
    setOpen(isOpen);
    if (!isOpen) return resume();
    pause();
    const closeButton = currentTarget.querySelector('button');
    closeButton?.focus();
    // Without the checkboxes the links still filter, one value at a time.
    if (level === null) return;
    import('./staged-filters').then(
      ({ StagedFilters: Loaded }) => {
        // The links are removed; if one of them has the focus, it would be lost.
        if (currentTarget.contains(document.activeElement)) closeButton?.focus();
        setStaged(() => Loaded);
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
      onToggle={onToggle}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Filtrar</h2>
        {applied.length > 0 ? (
          <ListingLink className={`${textButton} ${styles.clear}`} href={clearHref} replacesAll>
            Limpar tudo
          </ListingLink>
        ) : null}
        <button
          className={`${textButton} ${styles.close}`}
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
        >
          Fechar
        </button>
      </div>
      {open && Staged && level !== null ? (
        <Staged level={level} priceForm={priceForm} below={below} onDone={() => close(root.current)} />
      ) : (
        <>
          <div className={styles.groups}>
            {groups.map((group, index) => (
              <FacetGroup
                key={group.id}
                nome={group.nome}
                links={group.links}
                isSingle={group.id === 'preco'}
                open={
                  isShort
                    ? index < OPEN_GROUPS
                    : group.id === below?.id ||
                      isInitiallyOpen(
                        group,
                        index,
                        (groups[index - 1]?.links.length ?? 0) > MANY_VALUES ? 0 : undefined,
                      )
                }
              >
                {group.id === 'preco' ? priceForm : null}
                {group.id === below?.id ? below.link : null}
              </FacetGroup>
            ))}
            {categorias ? <CategoryNav categorias={categorias} /> : null}
          </div>
          <div className={styles.foot}>
            <ListingLink {...buttonProps({ variant: 'secondary' })} href={clearHref} replacesAll>
              Limpar tudo
            </ListingLink>
          </div>
        </>
      )}
    </section>
  );
}
