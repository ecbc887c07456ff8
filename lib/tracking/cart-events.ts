import { lineKey } from '@/lib/cart/cart';
import type { CartEvent } from '@/lib/cart/events';
import { toCents } from '@/lib/money/format';
import type { Carrinho, ItemDoCarrinho } from '@/lib/store-api/schemas/carrinho';
import type { EventItem, TrackingEvent } from './events';
import type { KnownProducts } from './known-products';

/** `quantity` pieces of a line, with the brand and category that a page has told of it. */
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
    ...known.fieldsOf(id, nome),
    ...(variant === '' ? {} : { item_variant: variant }),
    price: precos.precoPor,
    quantity,
  };
}

const linesOf = (cart: Carrinho) => new Map(cart.itens.map((item) => [lineKey(item), item]));

/** The lines of `cart` with the pieces that they have more than in `other`. */
function surplus(cart: Carrinho, other: Carrinho, known: KnownProducts): EventItem[] {
  const lines = linesOf(other);
  return cart.itens.flatMap((item) => {
    const more = item.quantidade - (lines.get(lineKey(item))?.quantidade ?? 0);
    return more > 0 ? [lineItem(item, more, known)] : [];
  });
}

/** What was asked for, named and priced as the cart has it now: all that is known without a cart before. */
function askedItems({ asked, after }: CartEvent, known: KnownProducts): EventItem[] {
  return asked.map(({ idProduto, quantidade }) => {
    const line = after.itens.find(({ hash }) => String(hash.idProduto) === String(idProduto));
    const quantity = Number(quantidade) || 1;
    return line
      ? lineItem(line, quantity, known)
      : { item_id: String(idProduto), item_name: String(idProduto), quantity };
  });
}

function worthOf(items: readonly EventItem[]): number {
  const cents = items.reduce((sum, { price = 0, quantity = 1 }) => sum + toCents(price) * quantity, 0);
  return cents / 100;
}

function change(event: 'add_to_cart' | 'remove_from_cart', items: EventItem[]): TrackingEvent[] {
  return items.length > 0 ? [{ event, ecommerce: { currency: 'BRL', value: worthOf(items), items } }] : [];
}

/**
 * What a change of the cart tells (TRACK-11): the pieces that went in and those that came out, by comparing what the
 * platform had with what it has now. More of a line counts as added, less as removed, as in GA4.
 */
export function changeEvents(event: CartEvent, known: KnownProducts): TrackingEvent[] {
  const { before, after } = event;
  return [
    ...change('add_to_cart', before ? surplus(after, before, known) : askedItems(event, known)),
    ...change('remove_from_cart', before ? surplus(before, after, known) : []),
  ];
}

/** What the cart holds, when it is looked at or taken to the checkout; nothing for an empty one. */
export function cartEvents(
  event: 'view_cart' | 'begin_checkout',
  cart: Carrinho,
  known: KnownProducts,
): TrackingEvent[] {
  const items = cart.itens.map((item) => lineItem(item, item.quantidade, known));
  if (items.length === 0) return [];
  return [{ event, ecommerce: { currency: 'BRL', value: cart.subtotal.valor, items } }];
}
