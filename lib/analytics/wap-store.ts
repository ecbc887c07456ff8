import type { ListedProduct, PageData } from '@/lib/catalog/page-view';
import type { Carrinho } from '@/lib/platform/schemas/cart';

/** The visitor in the platform's data; empty values for an anonymous one. */
export type Visitor = { id: number; nomeRazao: string; email: string; logado: boolean };

/** `WapStore` is published once all of these are known. */
export type WapStoreInput = {
  page: PageData;
  /** Products of the page's list, in order. */
  produtos: readonly ListedProduct[];
  cart: Carrinho;
  user: Visitor;
};

const EMPTY = {};

/**
 * The object that this platform's tag managers read as `window.WapStore`; missing parts are `{}`. The
 * platform's own pages leave out products and cart values; here they are included, in reais.
 */
export function wapStore({ page, produtos, cart, user }: WapStoreInput) {
  const { pagina, categoria, categoriaSecundaria, marca, busca, listName, produto } = page;
  // A copy, because tags may change it.
  return structuredClone({
    pagina,
    usuario: { id: user.id, nome: user.nomeRazao, email: user.email, logado: user.logado },
    carrinho: {
      produtos: cart.itens.map(({ hash, nome, quantidade, precos }) => ({
        id: Number(hash.idProduto ?? 0),
        nome,
        quantidade,
        preco: precos.precoPor,
      })),
      quantidade: cart.quantidadeItens,
      frete: [],
      valores: { subtotal: cart.subtotal.valor, frete: 0, embalagem: 0, total: cart.subtotal.valor },
    },
    categoria: categoria ?? EMPTY,
    categoriaSecundaria: categoriaSecundaria ?? EMPTY,
    marca: marca ?? EMPTY,
    busca: busca ?? EMPTY,
    listagem: listName === undefined ? EMPTY : { produtos: produtos.map(({ id, nome }) => ({ id, nome })) },
    produto: produto ?? EMPTY,
    pedido: EMPTY,
  });
}
export type WapStore = ReturnType<typeof wapStore>;

/** A shown page: its data, the products of its cards, its title and path. */
export type PublishedView = {
  page: PageData;
  produtos: readonly ListedProduct[];
  title: string;
  path: string;
};

type PublisherDeps = {
  globals: { WapStore?: WapStore };
  /** Called with each published view, and again if the cart or the visitor changes. */
  onPublished: (view: PublishedView) => void;
};

/**
 * Publishes `WapStore` once view, cart and visitor are known, and again for each further view. Publishing sends
 * nothing to anyone; lib/analytics/analytics.ts does that, with consent.
 */
export function createWapStorePublisher({ globals, onPublished }: PublisherDeps) {
  let view: PublishedView | undefined;
  let cart: Carrinho | undefined;
  let user: Visitor | undefined;

  function publish(): void {
    if (view === undefined || cart === undefined || user === undefined) return;
    const { page, produtos } = view;
    const store = wapStore({ page, produtos, cart, user });
    try {
      globals.WapStore = store;
    } catch (error) {
      // A tag may have made the property read-only.
      console.warn('WapStore cannot be published', error);
    }
    onPublished(view);
  }

  return {
    setView(next: PublishedView): void {
      view = next;
      publish();
    },
    setCart(next: Carrinho): void {
      cart = next;
      publish();
    },
    setUser(next: Visitor): void {
      user = next;
      publish();
    },
  };
}
