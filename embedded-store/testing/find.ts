import type { Card, Listing, Payload, Value } from './shapes';
import type { TestStore } from './test-store';

/** All products of a category, most popular first. */
export async function productsOf(store: Pick<TestStore, 'api'>, path: string): Promise<Card[]> {
  const { body } = await store.api.get<Listing>(`url/product/listing/category?url=${path}&limit=100`);
  return body.conteudo.produtos;
}

/** The whole default catalogue. */
export async function allProducts(store: TestStore): Promise<Card[]> {
  const roots = ['/oculos-de-grau', '/oculos-de-sol', '/lentes'];
  return (await Promise.all(roots.map((path) => productsOf(store, path)))).flat();
}

/** Puts products, without a size, among the favourites of a session. */
export async function addFavourites(
  { api }: Pick<TestStore, 'api'>,
  session: string,
  products: readonly Pick<Card, 'id'>[],
): Promise<void> {
  const item = { idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' };
  for (const { id } of products) await api.send('POST', 'wishlist/add', { idProduto: id, ...item }, session);
}

/** Sizes of a product; `[]` if it has none. */
export function sizesOf(card: Pick<Card, 'atributos'>): Value[] {
  return Array.isArray(card.atributos) ? [] : (card.atributos.simples?.valores ?? []);
}

/** Colours of a product; `[]` if it has none. */
export function coloursOf(card: Pick<Card, 'atributos'>): Value[] {
  return Array.isArray(card.atributos) ? [] : (card.atributos.unico?.valores ?? []);
}

/** The ready cart payload of a card or size. */
export function cartPayloadOf(carrier: { carrinho: Payload | [] }): Payload {
  if (Array.isArray(carrier.carrinho)) throw new Error('This product has no ready cart payload.');
  return carrier.carrinho;
}

/** The first match. If there is none, the test fails with its description. */
export function firstOf<T>(items: T[], description: string, test: (item: T) => boolean): T {
  const item = items.find(test);
  if (item === undefined) throw new Error(`The catalogue has no ${description}.`);
  return item;
}

/** A product that needs no configuration, with at least `stock` in stock. */
export function readyProduct(cards: Card[], stock = 3): Card {
  return firstOf(cards, 'ready product', (card) => !Array.isArray(card.carrinho) && card.estoque >= stock);
}
