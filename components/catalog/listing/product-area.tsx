import { CardList } from '@/components/catalog/card/card-list';
import { encodeCards } from '@/components/catalog/card/encode-cards';
import { buildFacets } from '@/lib/catalog/listing/facets';
import { type ListingPage, pageHref } from '@/lib/catalog/listing/links';
import {
  groupedCountText,
  modelCountText,
  pageAtOffset,
  productCountText,
} from '@/lib/catalog/listing/paging';
import { filteredSize } from '@/lib/catalog/listing/size-filter';
import { listingHeading } from '@/lib/catalog/listing/view';
import { modelId, repeatedModels } from '@/lib/catalog/product/model-id';
import type { NearSearches } from '@/lib/catalog/search/near-searches';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Alternatives } from './empty-listing';
import styles from './listing.module.css';
import { ListingArea } from './listing-area';
import { ListingLink } from './listing-link';
import { LoadMore } from './load-more';
import { NearMatches } from './near-matches';

type Props = {
  level: ListingLevel;
  listing: Listagem;
  /** Path and query of the address, as the shopper sees them. */
  page: ListingPage;
  /** Address that the page numbers are added to, if it is another one: a search as typed, with filters in its words. */
  typed?: ListingPage | undefined;
  /** WhatsApp number from the settings, for products on request. */
  whatsapp?: string;
  alternatives?: Alternatives | null;
  /** Models on the pages before this one: see readEarlierModels. */
  earlierModels?: readonly number[];
  /** Models that only the last page contains: see countNewModels. */
  newModels?: number | null;
  /** Lists with one filter or word less, or similar products: see readNearMatches, readNearSearches. */
  near?: NearSearches;
};

/** Fewer cards than this do not fill a row, or two rows, on the widest screens. */
const FULL_ROW = 4;
const TWO_ROWS = 8;

/**
 * Which products 'Agrupar cores' hides: further colours of models on this page or, on a further page, on earlier ones.
 * Nothing is hidden where too few cards would be left: less than a row or a third of the cards of a further page, less
 * than two rows of a single page, or one card of a brand or of a first page.
 * @param isKnown which products are further colours of a model listed before them
 */
function hiddenProducts(
  level: ListingLevel,
  isKnown: readonly boolean[],
  { total, offset }: Listagem['info'],
): readonly boolean[] {
  const firstPageCards = level === 'brand' || total > isKnown.length ? 2 : TWO_ROWS;
  const minCards = offset > 0 ? Math.min(FULL_ROW, isKnown.length / 3) : firstPageCards;
  const cards = isKnown.filter((isOther) => !isOther).length;
  return cards < minCards ? isKnown.map(() => false) : isKnown;
}

/** The interactive part of a product listing: filters, count, sort order, cards and page links. */
export function ProductArea({ level, listing, page, typed, ...cards }: Props) {
  const { conteudo, info } = listing;
  const { produtos, detalhes, busca } = conteudo;
  const { whatsapp = '', earlierModels = [], newModels = null } = cards;
  const isKnown = repeatedModels(produtos, earlierModels);
  const isRepeated = hiddenProducts(level, isKnown, info);
  const isGrouped = isRepeated.includes(true);
  const models = produtos.flatMap((produto) => modelId(produto) ?? []);
  // A page that shows all its colours, although earlier pages have shown their models, cannot be grouped.
  const isDistinct = models.length > 0 && !isKnown.includes(true);
  const canGroup = isGrouped || (isDistinct && info.total > produtos.length);
  const heading = listingHeading(listing);
  const hasOnlyColours = info.offset > 0 && produtos.length > 0 && isKnown.every(Boolean);
  const size = filteredSize(buildFacets(page, detalhes).applied);
  const cardCount = isRepeated.filter((isOther) => !isOther).length;
  const isFirst = info.offset === 0;
  const isPart = produtos.length < info.total && !(isFirst && newModels === 0);
  const isComplete = canGroup && newModels === 0;
  const isShort = isFirst && cardCount <= TWO_ROWS && (isComplete || info.total === produtos.length);
  return (
    <ListingArea
      level={level}
      page={page}
      typed={typed}
      detalhes={detalhes}
      info={info}
      exibindo={produtos.length}
      countText={productCountText}
      canGroup={canGroup}
      models={isGrouped || (canGroup && !isPart) ? groupedCountText(cardCount, isPart) : undefined}
      isShort={isShort}
      isSearch={busca !== null}
      whatsapp={whatsapp}
      alternatives={cards.alternatives}
    >
      {hasOnlyColours ? (
        <p>
          Outras cores de modelos que já apareceram nas páginas anteriores.{' '}
          <ListingLink
            className="tap"
            href={pageHref(typed ?? page, pageAtOffset(info.offset, info.limit) - 1)}
          >
            Ver os produtos anteriores
          </ListingLink>
        </p>
      ) : null}
      <ul className={styles.grid} data-wall="">
        <CardList cards={encodeCards(produtos, { whatsapp, isRepeated, size, heading })} />
        {isComplete ? (
          <li className={styles.more} data-complete={isFirst ? 'list' : ''}>
            Você viu todos os modelos. As outras cores estão no cartão de cada um.
          </li>
        ) : null}
        <LoadMore
          level={level}
          page={page}
          {...(typed && { typed })}
          href={pageHref(typed ?? page, pageAtOffset(info.offset, info.limit) + 1)}
          offset={info.offset}
          limit={info.limit}
          total={info.total}
          heading={heading}
          models={[...earlierModels, ...models]}
          grouped={canGroup && newModels ? `com mais ${modelCountText(newModels)}` : undefined}
          whatsapp={whatsapp}
          {...(size && { size })}
        />
      </ul>
      {cards.near ? <NearMatches {...cards.near} whatsapp={whatsapp} /> : null}
    </ListingArea>
  );
}
