import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { ProductCard } from '@/components/product/product-card';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Pagination } from '@/components/ui/pagination';
import { crumbsOf } from '@/lib/listing/crumbs';
import { facetsOf } from '@/lib/listing/facets';
import { listingHeading } from '@/lib/listing/heading';
import { type ListingPage, pageHref } from '@/lib/listing/links';
import { pageOf, pagesOf, shownRange } from '@/lib/listing/paging';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Produto } from '@/lib/store-api/schemas/produto';
import type { Banner } from '@/lib/store-api/schemas/vitrine';
import { AppliedFilters } from './applied-filters';
import { EmptyListing } from './empty-listing';
import { FilterPanel } from './filter-panel';
import { ListingBanner } from './listing-banner';
import { ListingResults } from './listing-results';
import styles from './listing-screen.module.css';
import { ListingToolbar } from './listing-toolbar';

/** Cards of the first row on wide screens: their pictures do not wait. */
const FIRST_ROW = 4;

type Props = {
  listagem: Listagem;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  banner?: Banner | null;
  /** Sanitised description of the category, brand or landing page. */
  descricao?: ReactNode;
  /** Number from the settings, for products on request. */
  whatsapp?: string;
  /** Buy button of a card; undefined leaves the link to the product page (CARD-07, CARD-08). */
  comprar?: (produto: Produto) => ReactNode;
  favoritar?: (produto: Produto) => ReactNode;
  /** Blocks under the list: brand strip, reviews. */
  children?: ReactNode;
};

/** Listing of a category, brand, landing page or search (LIST-01 to LIST-43). */
export function ListingScreen({ listagem, page, banner, descricao, children, ...cards }: Props) {
  const { conteudo, estrutura, info } = listagem;
  const { produtos, detalhes, busca } = conteudo;
  const facets = facetsOf(page, detalhes);
  const shown = { offset: info.offset, exibindo: produtos.length, total: info.total };
  const pages = pagesOf(info.total, info.limit);
  return (
    <div className={styles.screen} data-listing>
      <Container>
        <div className={styles.top}>
          {banner ? <ListingBanner banner={banner} /> : null}
          <Breadcrumb items={crumbsOf(estrutura.breadcrumb)} />
          <header className={styles.head}>
            <h1 className={styles.title}>{listingHeading(listagem)}</h1>
            {descricao ? <div className={styles.description}>{descricao}</div> : null}
          </header>
        </div>
        <div className={styles.layout}>
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
                        whatsapp={cards.whatsapp}
                        comprar={cards.comprar?.(produto)}
                        favoritar={cards.favoritar?.(produto)}
                        eager={index < FIRST_ROW}
                        priority={index === 0 && !banner}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </ListingResults>
            <Pagination
              page={pageOf(info.offset, info.limit)}
              pages={pages}
              {...shownRange(shown)}
              total={info.total}
              hrefFor={(pg) => pageHref(page, pg)}
            />
          </section>
        </div>
        {children}
      </Container>
    </div>
  );
}
