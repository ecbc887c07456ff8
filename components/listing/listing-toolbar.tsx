import { FilterIcon } from '@/components/ui/icons-controls';
import type { ListingPage } from '@/lib/listing/links';
import { countText, PAGE_SIZES, type Shown } from '@/lib/listing/paging';
import { omit, withoutDefaults } from '@/lib/listing/query';
import { sortOptions } from '@/lib/listing/sorting';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import { ChoiceForm } from './choice-form';
import { FILTER_PANEL_ID } from './filter-panel';
import styles from './listing-toolbar.module.css';

type Props = {
  page: ListingPage;
  ordenacao: Listagem['conteudo']['detalhes']['ordenacao'];
  /** Products per page. */
  limit: number;
  shown: Shown;
};

/** Count, opener of the filter sheet, order and page size (LIST-15, LIST-24 to LIST-26, A-21). */
export function ListingToolbar({ page, ordenacao, limit, shown }: Props) {
  const sort = sortOptions(page, ordenacao);
  const kept = omit(withoutDefaults(page.query), 'pg');
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {countText(shown)}
      </p>
      {shown.total > 0 ? (
        <ChoiceForm
          label="Por página"
          name="ipp"
          value={String(limit)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          path={page.path}
          query={omit(kept, 'ipp')}
        />
      ) : null}
      <button className={styles.open} type="button" popoverTarget={FILTER_PANEL_ID}>
        <FilterIcon />
        Filtrar | Ordenar
      </button>
      {shown.total > 0 && sort.length > 0 ? (
        <ChoiceForm
          label="Ordenar"
          name="order"
          value={sort.find(({ atual }) => atual)?.value ?? ''}
          options={sort}
          path={page.path}
          query={omit(kept, 'order')}
        />
      ) : null}
    </div>
  );
}
