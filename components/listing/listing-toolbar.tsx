'use client';

import { FilterIcon } from '@/components/ui/icons-controls';
import type { ListingPage } from '@/lib/listing/links';
import type { SortChoice } from '@/lib/listing/sorting';
import { ChoiceForm } from './choice-form';
import { FILTER_PANEL_ID } from './filter-panel';
import styles from './listing.module.css';

type Props = {
  /** Path, and the query without its defaults. */
  page: ListingPage;
  sort: readonly SortChoice[];
  /** Products per page, and what it can be. */
  limit: number;
  sizes: readonly number[];
  count: string;
  isEmpty: boolean;
  hasFilters: boolean;
};

/**
 * Count, opener of the filter sheet, order and page size (LIST-15, LIST-24 to LIST-26, A-21). Like the filter menu a
 * client component for the payload's sake.
 */
export function ListingToolbar({
  page: { path, query },
  sort,
  limit,
  sizes,
  count,
  isEmpty,
  hasFilters,
}: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.count} data-count>
        {count}
      </p>
      {!isEmpty ? (
        <ChoiceForm
          label="Por página"
          name="ipp"
          value={String(limit)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          path={path}
          query={query}
        />
      ) : null}
      {hasFilters ? (
        <button className={styles.open} type="button" popoverTarget={FILTER_PANEL_ID}>
          <FilterIcon />
          Filtrar | Ordenar
        </button>
      ) : null}
      {!isEmpty && sort.length > 0 ? (
        <ChoiceForm
          label="Ordenar"
          name="order"
          value={sort.find(({ atual }) => atual)?.value ?? ''}
          options={sort}
          path={path}
          query={query}
        />
      ) : null}
    </div>
  );
}
