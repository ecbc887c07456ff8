import type { ListedProduct, PageData } from '@/lib/catalog/page-view';

/** A GA4 e-commerce item; `price` in reais, per unit. */
export type EventItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_name?: string;
  index?: number;
  price?: number;
  quantity?: number;
};

type Ecommerce = { currency: 'BRL'; value?: number; item_list_name?: string; items: EventItem[] };

type EcommerceName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout';

export type TrackingEvent =
  | { event: 'WapstoreVirtualPageView'; title: string; page: string }
  | { event: EcommerceName; ecommerce: Ecommerce }
  | { event: 'view_search_results'; search_term: string; results: number };

/** A product's position in a list; `index` counts across all pages of the list. */
type ListPosition = { listName: string; index?: number };

function toListItem({ id, nome, marca, preco }: ListedProduct, { listName, index }: ListPosition): EventItem {
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca ? { item_brand: marca } : {}),
    item_list_name: listName,
    ...(index === undefined ? {} : { index }),
    ...(preco === null ? {} : { price: preco }),
  };
}

/**
 * `view_item_list` for the products from index `from` on. No event for a page without a list, or without new
 * products.
 */
export function listViewEvents(
  { listName, listOffset = 0 }: PageData,
  produtos: readonly ListedProduct[],
  from = 0,
): TrackingEvent[] {
  if (listName === undefined || produtos.length <= from) return [];
  const items = produtos
    .slice(from)
    .map((product, place) => toListItem(product, { listName, index: listOffset + from + place }));
  return [{ event: 'view_item_list', ecommerce: { currency: 'BRL', item_list_name: listName, items } }];
}

/** Events when a page opens: the view itself, its search, its list and its product. */
export function pageViewEvents(
  page: PageData,
  produtos: readonly ListedProduct[],
  view: { title: string; path: string },
): TrackingEvent[] {
  const { busca, produto } = page;
  const events: TrackingEvent[] = [{ event: 'WapstoreVirtualPageView', title: view.title, page: view.path }];
  if (busca) {
    events.push({ event: 'view_search_results', search_term: busca.query, results: busca.resultados });
  }
  events.push(...listViewEvents(page, produtos));
  if (produto) {
    const { id, nome, marca, categoria, precoPor, disponivel } = produto;
    const item: EventItem = {
      item_id: String(id),
      item_name: nome,
      ...(marca ? { item_brand: marca } : {}),
      ...(categoria?.nome ? { item_category: categoria.nome } : {}),
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

export function selectItemEvent(product: ListedProduct, place: ListPosition): TrackingEvent {
  return {
    event: 'select_item',
    ecommerce: { currency: 'BRL', item_list_name: place.listName, items: [toListItem(product, place)] },
  };
}
