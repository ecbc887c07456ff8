import type { ComponentType } from 'react';
import type { ListedCard } from '@/lib/catalog/card/card';
import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';

/** Button that adds a card's product to the cart; given by the page, since the cart belongs to another area. */
export type BuyButton = ComponentType<{
  carrinho: CarrinhoPronto;
  label: string;
  productHref: string;
  productName: string;
  variant: 'quiet';
  size: 'sm';
}>;

type Entry = { card: ListedCard['card']; carrinho: CarrinhoPronto | undefined };

/** The button of a product that needs no choice; undefined for other products, or without `Button`. */
export function quickBuyButton(Button: BuyButton | undefined, { card, carrinho }: Entry) {
  if (!Button || !carrinho) return undefined;
  return (
    <Button
      carrinho={carrinho}
      label="Comprar"
      productName={card.nome}
      productHref={card.href}
      variant="quiet"
      size="sm"
    />
  );
}
