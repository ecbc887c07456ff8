import type { ReactNode } from 'react';
import { cardOf } from '@/lib/product/card';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { CardView } from './card-view';

type Props = {
  produto: Produto;
  /** Adds to the cart without visiting the page; pass it only for products that allow it (CARD-07). */
  comprar?: ReactNode;
  whatsapp?: string;
  eager?: boolean;
  priority?: boolean;
};

/** Product in a listing or showcase (CARD-01 to CARD-16). */
export function ProductCard({ produto, whatsapp = '', ...rest }: Props) {
  return <CardView card={cardOf(produto, whatsapp)} {...rest} />;
}
