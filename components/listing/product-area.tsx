import type { ReactNode } from 'react';
import { ProductCard } from '@/components/product/product-card';
import { Pagination } from '@/components/ui/pagination';
import { facetsOf } from '@/lib/listing/facets';
import { type ListingPage, pageHref } from '@/lib/listing/links';
import { countText, PAGE_SIZES, pageOf, pagesOf, shownRange } from '@/lib/listing/paging';
import { sortOptions } from '@/lib/listing/sorting';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { AppliedFilters } from './applied-filters';
import { EmptyListing } from './empty-listing';
import { FilterPanel } from './filter-panel';
import styles from './listing.module.css';
import { ListingResults } from './listing-results';
import { ListingToolbar } from './listing-toolbar';
import { LoadMore } from './load-more';
import type { BuyButton } from './more-start';

/** Cards of the first row on wide screens: their pictures do not wait. */
const FIRST_ROW = 4;

type Props = {
  level: ListingLevel;
  listagem: Listagem;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  /** A picture above the list is what the page is judged by; else it is the first card's. */
  hasBanner?: boolean;
  /** Number from the settings, for products on request. */
  whatsapp?: string;
  /** Buy button of a card; undefined leaves the link to the product page (CARD-07, CARD-08). */
  comprar?: (produto: Produto) => ReactNode;
  /** The same button for cards that the browser adds; without it nothing is added. */
  Buy?: BuyButton;
};

/** The working part of a listing: filters, count, order, cards and pages (LIST-15 to LIST-43). */
export function ProductArea({ level, listagem, page, hasBanner = false, ...cards }: Props) {
  const { conteudo, info } = listagem;
  const { produtos, detalhes, busca } = conteudo;
  const facets = facetsOf(page, detalhes);
  const sort = sortOptions(page, detalhes.ordenacao).map(({ value, label, atual }) => ({
    value,
    label,
    atual,
  }));
  const shown = { offset: info.offset, exibindo: produtos.length, total: info.total };
  return (
    <div className={styles.layout} data-listing>
      <FilterPanel level={level} page={page} facets={facets} sort={sort} total={info.total} />
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
        />
        <AppliedFilters aplicados={facets.aplicados} limparHref={facets.limparHref} />
        <ListingResults>
          {produtos.length === 0 ? (
            <EmptyListing
              facets={facets}
              isSearch={busca !== null}
              isPastEnd={info.total > 0}
              firstPageHref={pageHref(page, 1)}
            />
          ) : (
            <ul className={styles.grid}>
              {produtos.map((produto, index) => (
                <li key={produto.id}>
                  <ProductCard
                    produto={produto}
                    whatsapp={cards.whatsapp}
                    comprar={cards.comprar?.(produto)}
                    eager={index < FIRST_ROW}
                    priority={index === 0 && !hasBanner}
                  />
                </li>
              ))}
            </ul>
          )}
          {cards.Buy ? (
            <LoadMore
              level={level}
              page={page}
              href={pageHref(page, pageOf(info.offset, info.limit) + 1)}
              offset={info.offset}
              limit={info.limit}
              total={info.total}
              whatsapp={cards.whatsapp ?? ''}
              Buy={cards.Buy}
            />
          ) : null}
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
