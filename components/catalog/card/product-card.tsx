import { cache } from 'react';
import { quickAddCart } from '@/lib/catalog/card/availability';
import { sizedPricesOf, toCard } from '@/lib/catalog/card/card';
import { repeatedPart } from '@/lib/catalog/card/repeated-part';
import type { Produto } from '@/lib/platform/schemas/product';
import { CardView } from './card-view';

type Props = {
  produto: Produto;
  whatsapp?: string | undefined;
  /** Size by which the list is filtered; '' for none. */
  size?: string;
  isExtra?: boolean;
  /** Heading of the listing that the card is in: such cards also show prices by size, and shorter names. */
  heading?: string;
};

/** The card of a product. All uses in one render get the same object, so that the page's payload contains it once. */
export const cardOf = cache(toCard);

/** Product in a showcase, or added to a listing. */
export function ProductCard({ produto, whatsapp = '', size = '', heading, ...rest }: Props) {
  const card = cardOf(produto, whatsapp, size);
  const isListed = heading !== undefined;
  const sized = isListed ? sizedPricesOf(produto, size) : undefined;
  const repeated = isListed ? repeatedPart(produto.nome, produto.marca?.nome ?? '', heading) : undefined;
  return (
    <CardView
      card={card}
      sized={sized}
      repeated={repeated}
      payload={quickAddCart(produto) ?? undefined}
      {...rest}
    />
  );
}
