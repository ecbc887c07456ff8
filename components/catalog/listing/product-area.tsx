import { type BuyButton, ProductCard } from '@/components/catalog/card/product-card';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { type ListingPage, pageHref } from '@/lib/catalog/listing/links';
import { pageAtOffset, productCountText } from '@/lib/catalog/listing/paging';
import { modelId, repeatedModels } from '@/lib/catalog/product/model-id';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Alternatives } from './empty-listing';
import styles from './listing.module.css';
import { ListingArea } from './listing-area';
import { LoadMore } from './load-more';

/** Cards of the first row on wide screens: their pictures load eagerly. */
const FIRST_ROW = 4;

/** Cards that hydrate together. */
const CARDS_PER_PIECE = 8;

function inPieces<T>(cards: readonly T[]): T[][] {
  const starts = Array.from(
    { length: Math.ceil(cards.length / CARDS_PER_PIECE) },
    (_, i) => i * CARDS_PER_PIECE,
  );
  return starts.map((start) => cards.slice(start, start + CARDS_PER_PIECE));
}

type Props = {
  level: ListingLevel;
  listagem: Listagem;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  /** Number from the settings, for products on request. */
  whatsapp?: string;
  /** Buy button of the cards, and of those that the browser adds. */
  BuyButton?: BuyButton;
  alternatives?: Alternatives | null;
};

/** The working part of a product listing: filters, count, order, cards and pages. */
export function ProductArea({ level, listagem, page, ...cards }: Props) {
  const { conteudo, info } = listagem;
  const { produtos, detalhes, busca } = conteudo;
  const { whatsapp = '' } = cards;
  const isRepeated = repeatedModels(produtos);
  return (
    <ListingArea
      level={level}
      page={page}
      detalhes={detalhes}
      info={info}
      exibindo={produtos.length}
      countText={productCountText}
      hasRepeatedModels={isRepeated.includes(true)}
      isSearch={busca !== null}
      whatsapp={whatsapp}
      alternatives={cards.alternatives}
    >
      <ul className={styles.grid} data-wall>
        {inPieces(produtos).map((piece, position) => (
          <HydrateLater key={piece[0]?.id} position={position + 1}>
            {piece.map((produto, index) => (
              <li
                key={produto.id}
                data-repeated={isRepeated[position * CARDS_PER_PIECE + index] || undefined}
              >
                <ProductCard
                  produto={produto}
                  whatsapp={whatsapp}
                  BuyButton={cards.BuyButton}
                  eager={position === 0 && index < FIRST_ROW}
                  priority={position === 0 && index === 0}
                />
              </li>
            ))}
          </HydrateLater>
        ))}
      </ul>
      <LoadMore
        level={level}
        page={page}
        href={pageHref(page, pageAtOffset(info.offset, info.limit) + 1)}
        offset={info.offset}
        limit={info.limit}
        total={info.total}
        models={produtos.flatMap((produto) => modelId(produto) ?? [])}
        whatsapp={whatsapp}
        BuyButton={cards.BuyButton}
      />
    </ListingArea>
  );
}
