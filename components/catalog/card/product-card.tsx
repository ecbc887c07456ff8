import { cache } from 'react';
import { quickAddCart } from '@/lib/catalog/card/availability';
import { type ListedCard, sizedPricesOf, toCard } from '@/lib/catalog/card/card';
import { repeatedPart } from '@/lib/catalog/card/repeated-part';
import type { Produto } from '@/lib/platform/schemas/product';
import { CardView } from './card-view';

export type CardOptions = {
  /** WhatsApp number from the settings, for products on request; '' for none. */
  whatsapp?: string | undefined;
  /** Size by which the list is filtered; '' for none. */
  size?: string | undefined;
  /**
   * Heading of the listing that the card is in, if it is in one: such cards also show prices by size, and omit from the
   * name the product type that the heading says.
   */
  heading?: string | undefined;
};

type Props = CardOptions & { produto: Produto; isExtra?: boolean };

/** The card of a product. All uses in one render get the same object, so that the page's payload contains it once. */
export const cardOf = cache(toCard);

/** Contents of a product card in a list. */
export function listedCard(
  produto: Produto,
  { whatsapp = '', size = '', heading }: CardOptions,
): Omit<ListedCard, 'isRepeated'> {
  const payload = quickAddCart(produto);
  const isListed = heading !== undefined;
  const repeated = isListed && repeatedPart(produto.nome, produto.marca?.nome ?? '', heading);
  const sized = isListed && sizedPricesOf(produto, size);
  return {
    card: cardOf(produto, whatsapp, size),
    ...(payload && { payload }),
    ...(repeated && { repeated }),
    ...(sized && { sized }),
  };
}

/** Product in a showcase, or added to a listing. */
export function ProductCard({ produto, whatsapp, size, heading, ...rest }: Props) {
  return <CardView {...listedCard(produto, { whatsapp, size, heading })} {...rest} />;
}
