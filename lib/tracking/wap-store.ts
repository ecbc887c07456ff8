import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { ListedProduct, PageFacts } from './facts';

/** The visitor as the platform knows them; all empty for an anonymous one. */
export type Visitor = { id: number; nomeRazao: string; email: string; logado: boolean };

/** Everything that must have arrived before the object is published (TRACK-02). */
export type Arrived = {
  page: PageFacts;
  /** Products of the page's list, in their order. */
  produtos: readonly ListedProduct[];
  cart: Carrinho;
  user: Visitor;
};

const NOTHING = {};

/**
 * The object that tag managers of this platform read as `window.WapStore` (TRACK-01 to TRACK-10, A-75); parts
 * without content are `{}`. The platform's own pages leave products and values of the cart empty; here they
 * are filled with what is known, in reais.
 */
export function wapStore({ page, produtos, cart, user }: Arrived) {
  const { pagina, categoria, categoriaSecundaria, marca, busca, lista, produto } = page;
  // A copy: tags may do with it what they like.
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
    categoria: categoria ?? NOTHING,
    categoriaSecundaria: categoriaSecundaria ?? NOTHING,
    marca: marca ?? NOTHING,
    busca: busca ?? NOTHING,
    listagem: lista === undefined ? NOTHING : { produtos: produtos.map(({ id, nome }) => ({ id, nome })) },
    produto: produto ?? NOTHING,
    pedido: NOTHING,
  });
}
export type WapStore = ReturnType<typeof wapStore>;
