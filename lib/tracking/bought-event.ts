import { toCents } from '@/lib/money/format';
import type { Bought, BoughtPiece } from '@/lib/purchase/bought';
import type { EventItem, TrackingEvent } from './events';
import type { ListedProduct, TrackedProduct } from './facts';

/** What the page that is left knows of the products on it. */
type Known = { produto?: TrackedProduct | undefined; produtos?: readonly ListedProduct[] };

/** A piece, with the brand and category that its page knows. */
function boughtItem(piece: BoughtPiece, { produto, produtos = [] }: Known): EventItem {
  const { id, nome, variante = '', lista = '', preco, quantidade } = piece;
  const own = String(produto?.id) === id ? produto : undefined;
  const brand = piece.marca || own?.marca || produtos.find((listed) => String(listed.id) === id)?.marca;
  const category = own?.categoria?.nome;
  return {
    item_id: id,
    item_name: nome,
    ...(brand ? { item_brand: brand } : {}),
    ...(category ? { item_category: category } : {}),
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
export function boughtEvent({ pieces, total }: Bought, known: Known): TrackingEvent[] {
  if (pieces.length === 0) return [];
  const items = pieces.map((piece) => boughtItem(piece, known));
  const value = total === null ? {} : { value: toCents(total) / 100 };
  return [{ event: 'add_to_cart', ecommerce: { currency: 'BRL', ...value, items } }];
}
