import type { ListedProduct, PageFacts } from './facts';

/** An item of GA4's e-commerce events; `price` in reais, for one piece. */
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

/** An entry of `window.dataLayer`. */
export type TrackingEvent =
  | { event: 'WapstoreVirtualPageView'; title: string; page: string }
  | { event: EcommerceName; ecommerce: Ecommerce }
  | { event: 'view_search_results'; search_term: string; results: number };

/** A product that was looked at in a list, or chosen from one. `index` counts over all pages of the list. */
type Place = { lista: string; index?: number };

function listedItem({ id, nome, marca, preco }: ListedProduct, { lista, index }: Place): EventItem {
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca ? { item_brand: marca } : {}),
    item_list_name: lista,
    ...(index === undefined ? {} : { index }),
    ...(preco === null ? {} : { price: preco }),
  };
}

/**
 * What a list tells of its products (TRACK-11); none for a page without a list, or without products. `from` is how
 * many of them have been told before.
 */
export function listEvents(
  { lista, antes = 0 }: PageFacts,
  produtos: readonly ListedProduct[],
  from = 0,
): TrackingEvent[] {
  if (lista === undefined || produtos.length <= from) return [];
  const items = produtos
    .slice(from)
    .map((product, place) => listedItem(product, { lista, index: antes + from + place }));
  return [{ event: 'view_item_list', ecommerce: { currency: 'BRL', item_list_name: lista, items } }];
}

/** What opening a page tells: the view, its search, its list, its product (TRACK-11). */
export function pageEvents(
  page: PageFacts,
  produtos: readonly ListedProduct[],
  view: { title: string; path: string },
): TrackingEvent[] {
  const { busca, produto } = page;
  const events: TrackingEvent[] = [{ event: 'WapstoreVirtualPageView', title: view.title, page: view.path }];
  if (busca) {
    events.push({ event: 'view_search_results', search_term: busca.query, results: busca.resultados });
  }
  events.push(...listEvents(page, produtos));
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

/** A product was chosen from a list, by its card. */
export function selectedEvent(product: ListedProduct, place: Place): TrackingEvent {
  return {
    event: 'select_item',
    ecommerce: { currency: 'BRL', item_list_name: place.lista, items: [listedItem(product, place)] },
  };
}
