import type { ReactNode } from 'react';
import { ProductCard } from '@/components/product/product-card';
import { type ListingPage, pageHref } from '@/lib/listing/links';
import { countText, pageOf } from '@/lib/listing/paging';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Produto } from '@/lib/store-api/schemas/produto';
import styles from './listing.module.css';
import { ListingArea } from './listing-area';
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

/** The working part of a product listing: filters, count, order, cards and pages (LIST-15 to LIST-43). */
export function ProductArea({ level, listagem, page, hasBanner = false, ...cards }: Props) {
  const { conteudo, info } = listagem;
  const { produtos, detalhes, busca } = conteudo;
  const { whatsapp = '' } = cards;
  return (
    <ListingArea
      level={level}
      page={page}
      detalhes={detalhes}
      info={info}
      exibindo={produtos.length}
      countText={countText}
      isSearch={busca !== null}
      whatsapp={whatsapp}
    >
      <ul className={styles.grid} data-wall>
        {produtos.map((produto, index) => (
          <li key={produto.id}>
            <ProductCard
              produto={produto}
              whatsapp={whatsapp}
              comprar={cards.comprar?.(produto)}
              eager={index < FIRST_ROW}
              priority={index === 0 && !hasBanner}
            />
          </li>
        ))}
      </ul>
      {cards.Buy ? (
        <LoadMore
          level={level}
          page={page}
          href={pageHref(page, pageOf(info.offset, info.limit) + 1)}
          offset={info.offset}
          limit={info.limit}
          total={info.total}
          whatsapp={whatsapp}
          Buy={cards.Buy}
        />
      ) : null}
    </ListingArea>
  );
}
