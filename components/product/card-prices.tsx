import { Price } from '@/components/ui/price';
import type { CardPricesView } from '@/lib/product/card';

/** Prices of a card: old, Pix as the strongest figure, then instalments (CARD-10, CARD-13, CARD-14). */
export function CardPrices({ de, preco, noPix, credito }: CardPricesView) {
  return <Price old={de} amount={preco} note={noPix ? 'à vista no PIX' : ''} terms={credito} />;
}
