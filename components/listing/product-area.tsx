import type { ReactNode } from 'react';
import { ProductCard } from '@/components/product/product-card';
import { Pagination } from '@/components/ui/pagination';
import { facetsOf } from '@/lib/listing/facets';
import { type ListingPage, pageHref } from '@/lib/listing/links';
import { pageOf, pagesOf, shownRange } from '@/lib/listing/paging';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { AppliedFilters } from './applied-filters';
import { EmptyListing } from './empty-listing';
import { FilterPanel } from './filter-panel';
import { ListingResults } from './listing-results';
import styles from './listing-screen.module.css';
import { ListingToolbar } from './listing-toolbar';

/** Cards of the first row on wide screens: their pictures do not wait. */
const FIRST_ROW = 4;

type Props = {
  listagem: Listagem;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  /** A picture above the list is what the page is judged by; else it is the first card's. */
  hasBanner?: boolean;
  /** Number from the settings, for products on request. */
  whatsapp?: string;
  /** Buy button of a card; undefined leaves the link to the product page (CARD-07, CARD-08). */
  comprar?: (produto: Produto) => ReactNode;
};

/** The working part of a listing: filters, count, order, cards and pages (LIST-15 to LIST-43). */
export function ProductArea({ listagem, page, hasBanner = false, whatsapp, comprar }: Props) {
  const { conteudo, info } = listagem;
  const { produtos, detalhes, busca } = conteudo;
  const facets = facetsOf(page, detalhes);
  const shown = { offset: info.offset, exibindo: produtos.length, total: info.total };
  return (
    <div className={styles.layout} data-listing>
      <FilterPanel facets={facets} total={info.total} />
      <section className={styles.products} id="produtos" aria-labelledby="produtos-titulo">
        <h2 className="visually-hidden" id="produtos-titulo">
          Produtos
        </h2>
        <ListingToolbar page={page} ordenacao={detalhes.ordenacao} limit={info.limit} shown={shown} />
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
                    whatsapp={whatsapp}
                    comprar={comprar?.(produto)}
                    eager={index < FIRST_ROW}
                    priority={index === 0 && !hasBanner}
                  />
                </li>
              ))}
            </ul>
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
