import { toCents } from '@/lib/money/format';
import type { Bought, BoughtPiece } from '@/lib/purchase/bought';
import type { EventItem, TrackingEvent } from './events';
import type { KnownProducts } from './known-products';

/** A piece, with the brand and category that a page has told of it. */
function boughtItem(piece: BoughtPiece, known: KnownProducts): EventItem {
  const { id, nome, marca = '', variante = '', lista = '', preco, quantidade } = piece;
  return {
    item_id: id,
    item_name: nome,
    ...known.fieldsOf(id, nome),
    ...(marca === '' ? {} : { item_brand: marca }),
    ...(variante === '' ? {} : { item_variant: variante }),
    ...(lista === '' ? {} : { item_list_name: lista }),
    ...(preco === null ? {} : { price: preco }),
    quantity: quantidade,
  };
}

/**
 * What a purchase that leaves for the store's cart tells (TRACK-11): its pieces at the prices that stand beside them,
 * and as `value` what they cost together, which a combination or a kit may make less than their sum.
 */
export function boughtEvent({ pieces, total }: Bought, known: KnownProducts): TrackingEvent[] {
  if (pieces.length === 0) return [];
  const items = pieces.map((piece) => boughtItem(piece, known));
  const value = total === null ? {} : { value: toCents(total) / 100 };
  return [{ event: 'add_to_cart', ecommerce: { currency: 'BRL', ...value, items } }];
}
