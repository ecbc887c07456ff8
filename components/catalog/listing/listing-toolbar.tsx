'use client';

import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CloseIcon, Icon } from '@/components/ui/icons-core';
import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import { settingChoice } from '@/lib/catalog/listing/choices';
import type { FormTool } from '@/lib/forms/form-tools';
import { listingHref, PAGE_SIZES } from '@/lib/platform/canonical-query';
import { createStore, useStore } from '@/lib/shared/store';
import { FILTER_PANEL_ID } from './ids';
import { ListingLink } from './listing-link';
import { useListingMemory } from './listing-memory';
import { useListing, useMarkedFacets } from './listing-provider';
import styles from './listing-toolbar.module.css';

/** Defined here, so that other pages do not load it. */
const FILTER_ICON =
  'M3.5 8h9M18.5 8h2M3.5 16h2M11.5 16h9M12.75 8a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0ZM5.75 16a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0Z';

/** Count and `models` of a list that 'Carregar mais' has made longer; null for a list as served. */
export const longerListCount = createStore<Pick<Props, 'count' | 'models'> | null>(null);

/** Kept for the next list, whose line would otherwise be empty at first. */
let quickFilters: typeof import('./quick-filters') | undefined;

const loadQuickFilters = async () => {
  quickFilters = await import('./quick-filters');
  return quickFilters;
};
const ignoreFailure = () => undefined;

function LazyQuickFilters() {
  const loaded = useLazyModule(loadQuickFilters, useWhenIdle(), ignoreFailure) ?? quickFilters;
  return <div className={styles.quick}>{loaded ? <loaded.QuickFilters /> : null}</div>;
}

type Props = {
  count: ReactNode;
  /** Products per page. */
  limit: number;
  hasFilters: boolean;
  /** Whether some entries, or entries of further pages, are colours of the same model. */
  canGroup: boolean;
  /** Whether it is a list of measured frames. */
  canCompare?: boolean;
  /** End of the count while colours are grouped: see groupedCountText; undefined if no card is hidden. */
  models: string | undefined;
  tools: Record<'order' | 'pageSize', FormTool | undefined>;
};

/**
 * Count, button for the filter sheet, sort order and page size. On phones the button and the checkboxes stay in view
 * while the list scrolls, and the selectors are below the list, because the sheet has both choices too.
 */
export function ListingToolbar({ count, limit, hasFilters, canGroup, canCompare, models, tools }: Props) {
  const { sort, shown } = useListing();
  // Nobody needs to order or to divide a list that is seen at a glance.
  const isShort = shown.total < 5;
  const current = useStore(longerListCount) ?? { count, models };
  return (
    <div className={`spread ${styles.toolbar}`}>
      <p className={styles.count} data-models={current.models}>
        {current.count}
      </p>
      <div className={styles.controls}>
        {hasFilters ? (
          <button className={`tap ${styles.open}`} type="button" popoverTarget={FILTER_PANEL_ID}>
            <Icon d={FILTER_ICON} />
            Filtrar | Ordenar
          </button>
        ) : null}
        {canGroup ? <ColourGrouping /> : null}
        {canCompare ? (
          // The code of the comparison, which loads later, switches it.
          <label className={styles.grouping} data-compare="">
            <input type="checkbox" />
            Comparar
          </label>
        ) : null}
        {hasFilters ? <LazyQuickFilters /> : null}
      </div>
      {isShort ? null : (
        <div className={styles.selectors}>
          {sort.length > 0 ? (
            <SelectForm
              label="Ordenar"
              name="order"
              value={sort.find(({ atual }) => atual)?.value ?? ''}
              options={sort}
              tool={tools.order}
            />
          ) : null}
          <SelectForm
            label="Por página"
            name="ipp"
            value={String(limit)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            tool={tools.pageSize}
          />
        </div>
      )}
    </div>
  );
}

/** Hides further colours of listed models (data-repeated), using only styles. */
function ColourGrouping() {
  const memory = useListingMemory();
  return (
    <label className={styles.grouping} data-group-colours="">
      <input
        type="checkbox"
        defaultChecked={memory.groupsColours}
        onChange={({ currentTarget }) => {
          memory.groupsColours = currentTarget.checked;
        }}
      />
      Agrupar cores
    </label>
  );
}

type SelectFormProps = {
  label: string;
  /** Query key that the choice sets. */
  name: 'order' | 'ipp';
  value: string;
  options: readonly { value: string; label: string }[];
  tool: FormTool | undefined;
};

/** Native selector in a GET form. With JavaScript a choice navigates at once; without it a button submits the form. */
function SelectForm({ label, name, value, options, tool }: SelectFormProps) {
  const { page, choose } = useListing();
  const select = useRef<HTMLSelectElement>(null);

  // The list returns to its first page.
  const { [name]: current, pg, ...kept } = page.query;

  function follow(changed: HTMLSelectElement) {
    choose(settingChoice(name, listingHref(page.path, { ...kept, [name]: changed.value })), changed);
  }

  const followEarlyChoice = useEffectEvent(() => {
    const isOffered = options.some((option) => option.value === value);
    // Chosen before hydration.
    if (isOffered && select.current && select.current.value !== value) follow(select.current);
  });
  useEffect(() => followEarlyChoice(), []);

  return (
    <form {...tool} className={styles.form} action={page.path} method="get">
      {Object.entries(kept).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <label>
        {label}
        {/* Keyed, because otherwise the browser would restore the choice of the previous page after going back. */}
        <select
          ref={select}
          className={styles.select}
          name={name}
          defaultValue={value}
          key={value}
          autoComplete="off"
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => follow(currentTarget)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Aplicar</button>
      </noscript>
    </form>
  );
}

/** Active filters as links to the list without each of them, and 'Limpar tudo'. */
export function AppliedFilters() {
  const { applied, clearHref } = useMarkedFacets();
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filtros aplicados">
      {applied.map(({ group, label, href }) => (
        <li key={`${group}${label}`}>
          <ListingLink className={styles.chip} href={href} rel="nofollow">
            <span className="visually-hidden">Remover {group}: </span>
            {label}
            <CloseIcon />
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink className={styles.clear} href={clearHref} replacesAll>
          Limpar tudo
        </ListingLink>
      </li>
    </ul>
  );
}
