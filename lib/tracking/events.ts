import type { Carrinho, ItemDoCarrinho } from '@/lib/store-api/schemas/carrinho';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';
import type { ListedProduct, PageFacts } from './facts';

/** An item of GA4's e-commerce events; `price` in reais. */
export type EventItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_list_name?: string;
  index?: number;
  price?: number;
  quantity?: number;
};

type Ecommerce = { currency: 'BRL'; value?: number; item_list_name?: string; items: EventItem[] };

/** An entry of `window.dataLayer`. */
export type TrackingEvent =
  | { event: 'WapstoreVirtualPageView'; title: string; page: string }
  | {
      event: 'view_item_list' | 'view_item' | 'add_to_cart' | 'remove_from_cart';
      ecommerce: Ecommerce;
    }
  | { event: 'view_search_results'; search_term: string; results: number };

function listed({ id, nome, marca, preco }: ListedProduct, index: number, lista: string): EventItem {
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca ? { item_brand: marca } : {}),
    item_list_name: lista,
    index,
    ...(preco === null ? {} : { price: preco }),
  };
}

/** What opening a page tells: the view, its list, its search, its product (TRACK-11). */
export function pageEvents(
  { lista, busca, produto }: PageFacts,
  produtos: readonly ListedProduct[],
  view: { title: string; path: string },
): TrackingEvent[] {
  const events: TrackingEvent[] = [{ event: 'WapstoreVirtualPageView', title: view.title, page: view.path }];
  if (busca) {
    events.push({ event: 'view_search_results', search_term: busca.query, results: busca.resultados });
  }
  if (lista !== undefined && produtos.length > 0) {
    events.push({
      event: 'view_item_list',
      ecommerce: {
        currency: 'BRL',
        item_list_name: lista,
        items: produtos.map((product, index) => listed(product, index, lista)),
      },
    });
  }
  if (produto) {
    const { id, nome, marca, precoPor, disponivel } = produto;
    const item: EventItem = {
      item_id: String(id),
      item_name: nome,
      ...(marca ? { item_brand: marca } : {}),
      ...(disponivel ? { price: precoPor } : {}),
      quantity: 1,
    };
    events.push({
      event: 'view_item',
      ecommerce: { currency: 'BRL', ...(disponivel ? { value: precoPor } : {}), items: [item] },
    });
  }
  return events;
}

function change(event: 'add_to_cart' | 'remove_from_cart', items: EventItem[]): TrackingEvent {
  const cents = items.reduce(
    (sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return { event, ecommerce: { currency: 'BRL', value: cents / 100, items } };
}

function lineItem({ hash, nome, precos }: ItemDoCarrinho, quantity: number): EventItem {
  return { item_id: String(hash.idProduto ?? ''), item_name: nome, price: precos.precoPor, quantity };
}

/** What was added, named and priced as the cart has it now (TRACK-11). */
export function addedEvent({ itens }: Pick<CarrinhoPronto, 'itens'>, cart: Carrinho): TrackingEvent {
  const items = itens.map(({ idProduto, quantidade }) => {
    const line = cart.itens.find(({ hash }) => String(hash.idProduto) === String(idProduto));
    const quantity = Number(quantidade) || 1;
    return line
      ? lineItem(line, quantity)
      : { item_id: String(idProduto), item_name: String(idProduto), quantity };
  });
  return change('add_to_cart', items);
}

/** What was taken out of the cart, all its pieces. */
export function removedEvent(item: ItemDoCarrinho): TrackingEvent {
  return change('remove_from_cart', [lineItem(item, item.quantidade)]);
}
