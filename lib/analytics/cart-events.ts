import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { lineKey } from '@/lib/purchase/cart/cart';
import type { CartEvent } from '@/lib/purchase/cart/cart-client';
import type { CheckoutEvent, CheckoutItem } from '@/lib/purchase/checkout-events';
import { toCents } from '@/lib/shared/money';
import type { KnownProducts } from './known-products';
import type { EventItem, TrackingEvent } from './page-events';

/** A cart line as a GA4 item, with brand and category from the pages seen so far. */
function lineItem(
  { hash, nome, precos, opcoes }: ItemDoCarrinho,
  quantity: number,
  known: KnownProducts,
): EventItem {
  const id = String(hash.idProduto ?? '');
  const variant = opcoes.map(({ valor }) => valor).join(' / ');
  return {
    item_id: id,
    item_name: nome,
    ...known.itemFields(id, nome),
    ...(variant === '' ? {} : { item_variant: variant }),
    price: precos.precoPor,
    quantity,
  };
}

const linesByKey = (cart: Carrinho) => new Map(cart.itens.map((item) => [lineKey(item), item]));

/** Items by which `cart` exceeds `other`, line by line. */
function addedItems(cart: Carrinho, other: Carrinho, known: KnownProducts): EventItem[] {
  const lines = linesByKey(other);
  return cart.itens.flatMap((item) => {
    const extra = item.quantidade - (lines.get(lineKey(item))?.quantidade ?? 0);
    return extra > 0 ? [lineItem(item, extra, known)] : [];
  });
}

/** The requested items at the cart's prices. Used if there is no previous cart to compare with. */
function requestedItems({ requested, after }: CartEvent, known: KnownProducts): EventItem[] {
  return requested.map(({ idProduto, idAtributoSimples, quantidade }) => {
    const lines = after.itens.filter(({ hash }) => String(hash.idProduto) === String(idProduto));
    const ofSize = lines.find(({ hash }) => String(hash.idAtributoSimples) === String(idAtributoSimples));
    const line = ofSize ?? lines[0];
    const quantity = Number(quantidade) || 1;
    return line
      ? lineItem(line, quantity, known)
      : { item_id: String(idProduto), item_name: String(idProduto), quantity };
  });
}

function totalValue(items: readonly EventItem[]): number {
  const cents = items.reduce((sum, { price = 0, quantity = 1 }) => sum + toCents(price) * quantity, 0);
  return cents / 100;
}

function itemsChangedEvent(event: 'add_to_cart' | 'remove_from_cart', items: EventItem[]): TrackingEvent[] {
  return items.length > 0 ? [{ event, ecommerce: { currency: 'BRL', value: totalValue(items), items } }] : [];
}

/**
 * Events of a cart change, from the difference between the cart before and after. A higher quantity counts as
 * added, a lower one as removed, as in GA4.
 */
export function cartChangeEvents(event: CartEvent, known: KnownProducts): TrackingEvent[] {
  const { before, after } = event;
  return [
    ...itemsChangedEvent(
      'add_to_cart',
      before ? addedItems(after, before, known) : requestedItems(event, known),
    ),
    ...itemsChangedEvent('remove_from_cart', before ? addedItems(before, after, known) : []),
  ];
}

/** Event for a cart that is viewed or taken to checkout; none for an empty cart. */
export function cartContentEvents(
  event: 'view_cart' | 'begin_checkout',
  cart: Carrinho,
  known: KnownProducts,
): TrackingEvent[] {
  const items = cart.itens.map((item) => lineItem(item, item.quantidade, known));
  if (items.length === 0) return [];
  return [{ event, ecommerce: { currency: 'BRL', value: cart.subtotal.valor, items } }];
}

/** A purchased item as a GA4 item, with brand and category from the pages seen so far. */
function purchaseItem(item: CheckoutItem, known: KnownProducts): EventItem {
  const { id, nome, marca = '', variante = '', lista = '', preco, quantidade } = item;
  return {
    item_id: id,
    item_name: nome,
    ...known.itemFields(id, nome),
    ...(marca === '' ? {} : { item_brand: marca }),
    ...(variante === '' ? {} : { item_variant: variante }),
    ...(lista === '' ? {} : { item_list_name: lista }),
    ...(preco === null ? {} : { price: preco }),
    quantity: quantidade,
  };
}

/**
 * Event of a purchase that continues in the store's cart. For a combination or a kit the total `value` may be less
 * than the sum of the items.
 */
export function storeCartEvents({ items, total }: CheckoutEvent, known: KnownProducts): TrackingEvent[] {
  if (items.length === 0) return [];
  const eventItems = items.map((item) => purchaseItem(item, known));
  const value = total === null ? {} : { value: toCents(total) / 100 };
  return [{ event: 'add_to_cart', ecommerce: { currency: 'BRL', ...value, items: eventItems } }];
}
