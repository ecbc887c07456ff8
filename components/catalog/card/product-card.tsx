import { type ComponentType, cache } from 'react';
import { quickAddCart } from '@/lib/catalog/card/availability';
import { toCard } from '@/lib/catalog/card/card';
import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';
import { CardView } from './card-view';

/** Button that adds a card's product to the cart; given by the page, since the cart belongs to another area. */
export type BuyButton = ComponentType<{
  carrinho: CarrinhoPronto;
  label: string;
  productHref: string;
  productName: string;
  variant: 'quiet';
  size: 'sm';
}>;

type Props = {
  produto: Produto;
  /** Adds products that need no choice at once; without it every card leads to its page. */
  BuyButton?: BuyButton;
  whatsapp?: string;
  eager?: boolean;
  priority?: boolean;
  isExtra?: boolean;
};

/**
 * The card of a product: in one render the same object for all who show it or report it, so that the page's payload
 * holds it once.
 */
export const cardOf = cache(toCard);

/** Product in a listing or showcase. */
export function ProductCard({ produto, whatsapp = '', BuyButton, ...rest }: Props) {
  const card = cardOf(produto, whatsapp);
  const carrinho = BuyButton ? quickAddCart(produto) : null;
  const buyButton =
    BuyButton && carrinho ? (
      <BuyButton
        carrinho={carrinho}
        label="Comprar"
        productName={card.nome}
        productHref={card.href}
        variant="quiet"
        size="sm"
      />
    ) : undefined;
  return <CardView card={card} buyButton={buyButton} {...rest} />;
}
