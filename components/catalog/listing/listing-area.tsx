import type { ReactNode } from 'react';
import { MeasureLink } from '@/components/catalog/fit/measure-link';
import { Pagination } from '@/components/ui/pagination';
import { buildFacets, type Facets } from '@/lib/catalog/listing/facets';
import { type ListingPage, pageHref, sortOptions } from '@/lib/catalog/listing/links';
import { pageAtOffset, pageCount, type ShownProducts, shownRange } from '@/lib/catalog/listing/paging';
import { isPartOfList } from '@/lib/catalog/listing/price-range';
import { sizeFilter } from '@/lib/catalog/listing/size-filter';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { formTool } from '@/lib/forms/form-tools';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Detalhes, Listagem } from '@/lib/platform/schemas/listing';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import { type Alternatives, EmptyListing } from './empty-listing';
import { FilterPanel } from './filter-panel';
import { PRODUCTS_ID } from './ids';
import styles from './listing.module.css';
import { ListingLink } from './listing-link';
import { type ListingData, ListingProvider } from './listing-provider';
import { ListingResults } from './listing-results';
import { AppliedFilters, ListingToolbar } from './listing-toolbar';
import { PriceForm } from './price-form';

type Props = {
  /** Kind of the listed products; null for a list whose parts the browser cannot request. */
  level: ListingLevel | null;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  /** Address that the page numbers are added to; by default `page`. */
  typed?: ListingPage | undefined;
  detalhes: Detalhes;
  info: Listagem['info'];
  /** Number of entries on this page. */
  exibindo: number;
  countText: (shown: ShownProducts) => string;
  /** Whether the whole list has few cards, next to which all filters would leave a gap. */
  isShort?: boolean;
  isSearch?: boolean;
  /** Whether some entries, or entries of further pages, are colours of the same model. */
  canGroup?: boolean;
  /** End of the count while colours are grouped: see groupedCountText; undefined if no card is hidden. */
  models?: string | undefined;
  /** WhatsApp number of the shop, offered when nothing is found; '' for none. */
  whatsapp?: string;
  /** Links and products to offer when nothing is found: see EmptyListing. */
  alternatives?: Alternatives | null | undefined;
  /** The entries; not rendered when there are none. */
  children: ReactNode;
};

const hasContent = ({ categorias, groups }: Facets) => categorias !== null || groups.length > 0;

/** Filters, count, order and pages around the entries of any listing. */
export function ListingArea({ level, page, detalhes, info, exibindo, countText, ...rest }: Props) {
  const { features } = currentStorefront();
  const allFacets = buildFacets(page, detalhes, info.total);
  // An empty list cannot be filtered, but the filters that emptied it can be removed.
  const isFilterable = info.total > 0 || allFacets.applied.length > 0;
  // The shop's default price ranges are for products. Lists of kits have only the platform's ranges, if any.
  const hasPriceFilter = level !== null || detalhes.filtrosPreco.length > 0;
  const groups = allFacets.groups.filter(({ id }) => isFilterable && (hasPriceFilter || id !== 'preco'));
  const facets = { ...allFacets, groups };
  const sizes = features.measurements ? sizeFilter(groups) : undefined;
  const sort = sortOptions(page, detalhes.ordenacao).map(({ value, label, atual }) => ({
    value,
    label,
    atual,
  }));
  const shown = { offset: info.offset, exibindo, total: info.total };
  const hasFilters = hasContent(facets);
  const priceRanges = groups.find(({ id }) => id === 'preco')?.links ?? [];
  return (
    <ListingProvider list={encodeCompactJson<ListingData>({ level, page, facets, sort, shown })}>
      <div className={styles.layout}>
        {hasFilters ? (
          <FilterPanel
            priceForm={<PriceForm page={page} isPartial={isPartOfList(priceRanges, info.total)} />}
            below={sizes && { id: sizes.id, link: <MeasureLink /> }}
            isShort={(rest.isShort && facets.applied.length === 0) || undefined}
          />
        ) : null}
        <section className={styles.products} id={PRODUCTS_ID} tabIndex={-1} aria-labelledby="produtos-titulo">
          <h2 className="visually-hidden" id="produtos-titulo">
            Produtos
          </h2>
          <ListingToolbar
            count={
              exibindo === 0 ? <span className="visually-hidden">{countText(shown)}</span> : countText(shown)
            }
            limit={info.limit}
            hasFilters={hasFilters && isFilterable}
            canGroup={rest.canGroup ?? false}
            {...(sizes && exibindo > 0 && { canCompare: true })}
            models={rest.models}
            tools={{ order: formTool('order'), pageSize: formTool('pageSize') }}
          />
          <AppliedFilters />
          <ListingResults>
            {exibindo === 0 ? (
              <EmptyListing
                facets={facets}
                isSearch={rest.isSearch ?? false}
                searched={page.query.busca?.trim() ?? ''}
                isPastEnd={info.total > 0}
                firstPageHref={pageHref(rest.typed ?? page, 1)}
                whatsapp={rest.whatsapp ?? ''}
                alternatives={rest.alternatives ?? null}
              />
            ) : (
              rest.children
            )}
          </ListingResults>
          <Pagination
            page={pageAtOffset(info.offset, info.limit)}
            pages={pageCount(info.total, info.limit)}
            {...shownRange(shown)}
            total={info.total}
            hrefFor={(pg) => pageHref(rest.typed ?? page, pg)}
            PageLink={ListingLink}
          />
        </section>
      </div>
    </ListingProvider>
  );
}
