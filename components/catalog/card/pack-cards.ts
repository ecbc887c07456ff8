import { quickAddCart } from '@/lib/catalog/card/availability';
import { type ListedCard, sizedPricesOf } from '@/lib/catalog/card/card';
import { repeatedPart } from '@/lib/catalog/card/repeated-part';
import type { Produto } from '@/lib/platform/schemas/product';
import { pack } from '@/lib/shared/pack';
import type { Packed } from '@/lib/shared/packed';
import { cardOf } from './product-card';

type Options = {
  /** WhatsApp number from the settings, for products on request; '' for none. */
  whatsapp: string;
  /** Whether a product's model came earlier, by position. */
  isRepeated?: readonly boolean[];
  /** Size by which the list is filtered; '' for none. */
  size?: string;
  /**
   * Heading of a listing, if the cards are in one: its cards also show prices by size, and omit from names the product
   * type that the heading says.
   */
  heading?: string;
};

/** Packs the products of a list for its cards. */
export function packCards(
  produtos: readonly Produto[],
  { whatsapp, isRepeated = [], size = '', heading }: Options,
): Packed<readonly ListedCard[]> {
  return pack(
    produtos.map((produto, index) => {
      const payload = quickAddCart(produto);
      const isListed = heading !== undefined;
      const sized = isListed ? sizedPricesOf(produto, size) : undefined;
      const repeated = isListed ? repeatedPart(produto.nome, produto.marca?.nome ?? '', heading) : undefined;
      return {
        card: cardOf(produto, whatsapp, size),
        ...(payload && { payload }),
        ...(isRepeated[index] && { isRepeated: true as const }),
        ...(repeated && { repeated }),
        ...(sized && { sized }),
      };
    }),
  );
}
