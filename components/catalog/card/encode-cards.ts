import type { ListedCard } from '@/lib/catalog/card/card';
import type { Produto } from '@/lib/platform/schemas/product';
import type { CompactJson } from '@/lib/shared/compact-json';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import { type CardOptions, listedCard } from './product-card';

/**
 * Encodes the cards of a list’s products for a client component.
 * @param isRepeated whether a product's model came earlier, by position
 */
export function encodeCards(
  produtos: readonly Produto[],
  { isRepeated = [], ...options }: CardOptions & { isRepeated?: readonly boolean[] },
): CompactJson<readonly ListedCard[]> {
  return encodeCompactJson(
    produtos.map((produto, index) => ({
      ...listedCard(produto, options),
      ...(isRepeated[index] && { isRepeated: true as const }),
    })),
  );
}
