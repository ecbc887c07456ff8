import type { ReactNode } from 'react';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { directCart } from '@/lib/product/availability';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Produto } from '@/lib/store-api/schemas/produto';

/** Buy button of a card for products that need no choice; undefined leaves the link to the page (CARD-07, CARD-08). */
export function buyFromCard(produto: Produto): ReactNode | undefined {
  const carrinho = directCart(produto);
  if (carrinho === null) return undefined;
  return (
    <AddToCartButton
      carrinho={carrinho}
      label="Comprar"
      productName={produto.nome}
      productHref={rotaHref(produto.rota) ?? '/'}
      variant="quiet"
      size="sm"
    />
  );
}
