import type { BuyButton } from '@/components/catalog/card/buy-button';
import { CardList } from '@/components/catalog/card/card-list';
import { packCards } from '@/components/catalog/card/pack-cards';
import { buildFacets } from '@/lib/catalog/listing/facets';
import { type ListingPage, pageHref } from '@/lib/catalog/listing/links';
import type { NearMatch } from '@/lib/catalog/listing/near-matches';
import { filteredSize } from '@/lib/catalog/listing/own-size';
import { pageAtOffset, productCountText } from '@/lib/catalog/listing/paging';
import { modelId, repeatedModels } from '@/lib/catalog/product/model-id';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Alternatives } from './empty-listing';
import styles from './listing.module.css';
import { ListingArea } from './listing-area';
import { LoadMore } from './load-more';
import { NearMatches } from './near-matches';

type Props = {
  level: ListingLevel;
  listagem: Listagem;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  /** Number from the settings, for products on request. */
  whatsapp?: string;
  /** Buy button of the cards, including those that the browser adds. */
  BuyButton?: BuyButton;
  alternatives?: Alternatives | null;
  /** Lists with one filter fewer: see readNearMatches. */
  nearMatches?: readonly NearMatch[];
};

/** The working part of a product listing: filters, count, order, cards and pages. */
export function ProductArea({ level, listagem, page, ...cards }: Props) {
  const { conteudo, info } = listagem;
  const { produtos, detalhes, busca } = conteudo;
  const { whatsapp = '' } = cards;
  const repeated = repeatedModels(produtos);
  const models = repeated.filter((isOther) => !isOther).length;
  // One card would be alone on an empty page.
  const isRepeated = models > 1 ? repeated : produtos.map(() => false);
  const size = filteredSize(buildFacets(page, detalhes).applied);
  return (
    <ListingArea
      level={level}
      page={page}
      detalhes={detalhes}
      info={info}
      exibindo={produtos.length}
      countText={productCountText}
      models={isRepeated.includes(true) ? models : 0}
      isSearch={busca !== null}
      whatsapp={whatsapp}
      alternatives={cards.alternatives}
    >
      <ul className={styles.grid} data-wall>
        <CardList
          packed={packCards(produtos, whatsapp, cards.BuyButton, isRepeated, size, true)}
          BuyButton={cards.BuyButton}
        />
        <LoadMore
          level={level}
          page={page}
          href={pageHref(page, pageAtOffset(info.offset, info.limit) + 1)}
          offset={info.offset}
          limit={info.limit}
          total={info.total}
          models={produtos.flatMap((produto) => modelId(produto) ?? [])}
          whatsapp={whatsapp}
          {...(size && { size })}
          BuyButton={cards.BuyButton}
        />
      </ul>
      <NearMatches matches={cards.nearMatches ?? []} whatsapp={whatsapp} BuyButton={cards.BuyButton} />
    </ListingArea>
  );
}
