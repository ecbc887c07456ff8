import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { type Facets, facetsOf } from '@/lib/listing/facets';
import { type ListingPage, pageHref } from '@/lib/listing/links';
import { PAGE_SIZES, pageOf, pagesOf, type Shown, shownRange } from '@/lib/listing/paging';
import { sortOptions } from '@/lib/listing/sorting';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Detalhes, Listagem } from '@/lib/store-api/schemas/listagem';
import { AppliedFilters } from './applied-filters';
import { EmptyListing } from './empty-listing';
import { FilterPanel } from './filter-panel';
import styles from './listing.module.css';
import { ListingResults } from './listing-results';
import { ListingToolbar } from './listing-toolbar';

type Props = {
  /** Kind of products listed; null for a list of which the browser can ask no parts. */
  level: ListingLevel | null;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  detalhes: Detalhes;
  info: Listagem['info'];
  /** How many entries this page has. */
  exibindo: number;
  countText: (shown: Shown) => string;
  isSearch?: boolean;
  /** Number from the settings, for somebody to ask when nothing is found. */
  whatsapp?: string;
  /** The entries; not asked for when there are none. */
  children: ReactNode;
};

const hasContent = ({ categorias, grupos }: Facets) => categorias !== null || grupos.length > 0;

/** Filters, count, order and pages around the entries of any listing (LIST-15 to LIST-43, LISTAS-02 to LISTAS-09). */
export function ListingArea({ level, page, detalhes, info, exibindo, countText, ...rest }: Props) {
  const all = facetsOf(page, detalhes);
  // Nothing can be found among nothing; filters that left nothing can be taken away.
  const isFilterable = info.total > 0 || all.aplicados.length > 0;
  // The shop's own price ranges are for products; lists have the platform's or none.
  const isPriced = level !== null || detalhes.filtrosPreco.length > 0;
  const grupos = all.grupos.filter(({ id }) => isFilterable && (isPriced || id !== 'preco'));
  const facets = { ...all, grupos };
  const sort = sortOptions(page, detalhes.ordenacao).map(({ value, label, atual }) => ({
    value,
    label,
    atual,
  }));
  const shown = { offset: info.offset, exibindo, total: info.total };
  const hasFilters = hasContent(facets);
  return (
    <div className={styles.layout} data-listing>
      {hasFilters ? (
        <FilterPanel level={level} page={page} facets={facets} sort={sort} total={info.total} />
      ) : null}
      <section className={styles.products} id="produtos" tabIndex={-1} aria-labelledby="produtos-titulo">
        <h2 className="visually-hidden" id="produtos-titulo">
          Produtos
        </h2>
        <ListingToolbar
          page={page}
          sort={sort}
          limit={info.limit}
          sizes={PAGE_SIZES}
          count={countText(shown)}
          isEmpty={info.total === 0}
          hasFilters={hasFilters && isFilterable}
        />
        <AppliedFilters page={page} facets={facets} />
        <ListingResults>
          {exibindo === 0 ? (
            <EmptyListing
              facets={facets}
              isSearch={rest.isSearch ?? false}
              isPastEnd={info.total > 0}
              firstPageHref={pageHref(page, 1)}
              whatsapp={rest.whatsapp ?? ''}
            />
          ) : (
            rest.children
          )}
        </ListingResults>
        <Pagination
          page={pageOf(info.offset, info.limit)}
          pages={pagesOf(info.total, info.limit)}
          {...shownRange(shown)}
          total={info.total}
          hrefFor={(pg) => pageHref(page, pg)}
        />
      </section>
    </div>
  );
}
