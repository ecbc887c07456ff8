import type { ListedCard } from '@/lib/catalog/card/card';
import type { Produto } from '@/lib/platform/schemas/product';
import { pack } from '@/lib/shared/pack';
import type { Packed } from '@/lib/shared/packed';
import { type CardOptions, listedCard } from './product-card';

/**
 * Packs the products of a list for its cards.
 * @param isRepeated whether a product's model came earlier, by position
 */
export function packCards(
  produtos: readonly Produto[],
  { isRepeated = [], ...options }: CardOptions & { isRepeated?: readonly boolean[] },
): Packed<readonly ListedCard[]> {
  return pack(
    produtos.map((produto, index) => ({
      ...listedCard(produto, options),
      ...(isRepeated[index] && { isRepeated: true as const }),
    })),
  );
}
