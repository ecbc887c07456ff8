import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';
import type { Card } from './card';

/** A card of a list, and what its buy button adds, where it needs no visit to the product's page. */
export type ListedCard = {
  card: Card;
  carrinho?: CarrinhoPronto;
  /** Another colour of a model that came earlier. */
  isRepeated?: true;
};
