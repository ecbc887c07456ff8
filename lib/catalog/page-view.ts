import { createStore } from '@/lib/shared/store';

/** A category or brand in the tracking object. */
export type NamedEntity = { id: number; nome: string; url: string };

/**
 * A product of a list, for events. `preco` in BRL, null without a public price; `href` is the path of its page, ''
 * without one.
 */
export type ListedProduct = { id: number; nome: string; href: string; marca: string; preco: number | null };

/** Product data of a card for events. */
export type CardSummary = Pick<ListedProduct, 'id' | 'nome' | 'href'> & { marca?: string; price?: number };

/** The product of a card, for events. */
export const toListedProduct = ({ id, nome, href, marca = '', price }: CardSummary): ListedProduct => ({
  id,
  nome,
  href,
  marca,
  preco: price ?? null,
});

type Attribute = { atributo: string; valores: { valor: string }[] };

/** The product of a product page. Prices in BRL. */
export type TrackedProduct = {
  id: number;
  sku: string;
  nome: string;
  tipo: 'simples' | 'configuravel';
  disponivel: boolean;
  venda: boolean;
  marca: string;
  precoDe: number;
  precoPor: number;
  parcelamento: { parcelas: number; valor: number };
  atributos: { unico: Attribute | Record<string, never>; simples: Attribute | Record<string, never> };
  categoria: { id: number; nome: string; nivel: number; taxonomia: { id: number; nome: string }[] } | null;
  url: string;
};

/** A page's data for analytics; the browser adds data about the visitor. */
export type PageData = {
  pagina: { nome: string; secao: string; subsecao: string; total: number; atual: number };
  categoria?: NamedEntity;
  categoriaSecundaria?: NamedEntity;
  marca?: NamedEntity;
  busca?: { query: string; resultados: number };
  /** Name of the list for events; its products come from the cards on the page. */
  listName?: string;
  /** Number of products on earlier pages of the list; 0 when missing. */
  listOffset?: number;
  produto?: TrackedProduct;
};

/** The current page, its path and the products of its cards in order. */
export type ShownPage = { page: PageData; produtos: readonly ListedProduct[]; path: string };

type RegisteredCard = { product: ListedProduct; path: string };

const shown = createStore<ShownPage | undefined>(undefined);
/** Cards that are not assigned to a page yet. */
let pendingCards: RegisteredCard[] = [];

/** `known` and the pending cards of `path`, each once; pending cards of other pages are dropped. */
function collectCards(path: string, known: readonly ListedProduct[]): ListedProduct[] {
  const cards = new Map(known.map((product) => [product.id, product]));
  for (const card of pendingCards)
    if (card.path === path && !cards.has(card.product.id)) cards.set(card.product.id, card.product);
  pendingCards = [];
  return [...cards.values()];
}

/**
 * Adds the cards that appear after their page did: launches on the home page, products added by 'Carregar
 * mais'.
 */
function addLateCards(): void {
  const page = shown.get();
  if (page === undefined || pendingCards.some(({ path }) => path !== page.path)) return;
  const produtos = collectCards(page.path, page.produtos);
  if (produtos.length > page.produtos.length) shown.set({ ...page, produtos });
}

/**
 * Called by each product card when it is shown at `path`. Cards register together with their page, or later.
 */
export function registerCard(product: ListedProduct, path: string): void {
  if (pendingCards.length === 0) queueMicrotask(addLateCards);
  pendingCards.push({ product, path });
}

/** Called by each page when it is shown; analytics may load later. */
export function registerPage(page: PageData, path: string): void {
  shown.set({ page, path, produtos: collectCards(path, []) });
}

/** The registered page at `path`; undefined for pages that do not register. */
export function shownPage(path: string): ShownPage | undefined {
  const page = shown.get();
  return page?.path === path ? page : undefined;
}

/** Subscribes to shown pages, and again to late cards; returns an unsubscribe function. */
export const onPageShown = shown.subscribe;
