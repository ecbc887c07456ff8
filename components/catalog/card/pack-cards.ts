import { quickAddCart } from '@/lib/catalog/card/availability';
import { type ListedCard, sizedPricesOf } from '@/lib/catalog/card/card';
import type { Produto } from '@/lib/platform/schemas/product';
import { pack } from '@/lib/shared/pack';
import type { Packed } from '@/lib/shared/packed';
import type { BuyButton } from './buy-button';
import { cardOf } from './product-card';

/**
 * Packs products for a row or grid of cards; `isRepeated` tells whether a product's model came earlier, `size` is the
 * size that the list is filtered by. Cards of a list (`isListed`) also have the prices of their sizes.
 */
export function packCards(
  produtos: readonly Produto[],
  whatsapp: string,
  BuyButton: BuyButton | undefined,
  isRepeated: readonly boolean[] = [],
  size = '',
  isListed = false,
): Packed<readonly ListedCard[]> {
  return pack(
    produtos.map((produto, index) => {
      const carrinho = BuyButton ? quickAddCart(produto) : null;
      const sized = isListed ? sizedPricesOf(produto, size) : undefined;
      return {
        card: cardOf(produto, whatsapp, size),
        ...(carrinho && { carrinho }),
        ...(isRepeated[index] && { isRepeated: true as const }),
        ...(sized && { sized }),
      };
    }),
  );
}
