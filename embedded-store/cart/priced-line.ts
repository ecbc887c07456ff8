import {
  type CentsPrice,
  type LoadedList,
  listPrice,
  listStock,
  loadLists,
  priceOf,
  stockOf,
} from '../catalogue/load-lists';
import { type LoadedProduct, loadProducts } from '../catalogue/load-products';
import type { StoreContext } from '../context';
import { type Choice, type Configuration, loadConfigurations } from './configurations';
import { identityOf, type LineIdentity } from './line-identity';

/** A cart line at the catalogue's current price. */
export type PricedLine = {
  identity: LineIdentity;
  nome: string;
  sku: string;
  price: CentsPrice;
  stock: number;
  escolhas: Choice[];
  /**
   * For a line bought together with another product: cents off each unit while the cart contains that product
   * too.
   */
  together: { mainId: number; desconto: number } | null;
  item: { product: LoadedProduct } | { list: LoadedList };
};

/** Why something cannot become a cart line. */
export type LineProblem = 'unknown' | 'size-missing' | 'not-for-sale';

type Loaded = { products: LoadedProduct[]; lists: LoadedList[]; configurations: Map<string, Configuration> };

/** Prices lines from the catalogue, in order. A line that cannot be bought is returned as its problem. */
export async function priceLines(
  ctx: StoreContext,
  identities: LineIdentity[],
): Promise<(PricedLine | LineProblem)[]> {
  const ids = (tipo: LineIdentity['tipo']) => [
    ...new Set(identities.filter((line) => line.tipo === tipo).map((line) => line.idProduto)),
  ];
  const loaded: Loaded = {
    products: await loadProducts(ctx, ids('produto')),
    lists: await loadLists(ctx, ids('lista')),
    configurations: await loadConfigurations(
      ctx.db,
      identities.map((line) => line.adicional),
    ),
  };
  return identities
    .map(identityOf)
    .map((identity) =>
      identity.tipo === 'lista' ? priceList(identity, loaded) : priceProduct(identity, loaded),
    );
}

function priceProduct(identity: LineIdentity, loaded: Loaded): PricedLine | LineProblem {
  const product = loaded.products.find((p) => p.id === identity.idProduto);
  if (!product) return 'unknown';
  if (product.status !== 'disponivel') return 'not-for-sale';
  const only = product.sizes.length === 1 ? product.sizes[0]?.id : undefined;
  const sizeId = identity.idAtributoSimples || only || 0;
  const size = product.sizes.find((s) => s.id === sizeId);
  if (product.sizes.length > 0 && !size) return sizeId === 0 ? 'size-missing' : 'unknown';
  if (product.sizes.length === 0 && sizeId !== 0) return 'unknown';
  const chosen = configurationOf(identity, sizeId, loaded);
  if (chosen === 'unknown') return 'unknown';
  const lenses = chosen?.tipo === 'lentes' ? chosen : { acrescimo: 0, escolhas: [] };
  const price = priceOf(product, sizeId);
  return {
    identity: { ...identity, idAtributoSimples: sizeId },
    nome: product.nome,
    sku: size?.sku ?? product.sku,
    price: { de: price.de > 0 ? price.de + lenses.acrescimo : 0, por: price.por + lenses.acrescimo },
    stock: stockOf(product, sizeId),
    escolhas: lenses.escolhas,
    together: chosen?.tipo === 'combinacao' ? chosen : null,
    item: { product },
  };
}

/** The configuration of a line; `unknown` if its token is for another product or size. */
function configurationOf(identity: LineIdentity, sizeId: number, loaded: Loaded) {
  if (!identity.adicional) return null;
  const found = loaded.configurations.get(identity.adicional);
  if (!found || found.tipo === 'lista') return 'unknown' as const;
  return found.productId === identity.idProduto && found.sizeId === sizeId ? found : ('unknown' as const);
}

function priceList(identity: LineIdentity, loaded: Loaded): PricedLine | LineProblem {
  const list = loaded.lists.find((l) => l.id === identity.idProduto);
  if (!list) return 'unknown';
  const found = loaded.configurations.get(identity.adicional);
  const chosen = found?.tipo === 'lista' && found.listId === list.id ? found.tamanhos : [];
  if (identity.adicional && found?.tipo !== 'lista') return 'unknown';
  const sizes = new Map(chosen.map((c) => [c.productId, c.sizeId]));
  const missing = list.items.some(({ product }) => product.sizes.length > 1 && !sizes.has(product.id));
  if (missing) return 'size-missing';
  const escolhas = list.items.map(({ product }) => {
    const [only] = product.sizes;
    const size = product.sizes.find((s) => s.id === sizes.get(product.id)) ?? only;
    return { id: size?.id ?? product.id, nome: product.nome, valor: size?.label ?? 'incluído', preco: 0 };
  });
  return {
    identity,
    nome: list.nome,
    sku: list.sku,
    price: listPrice(list, sizes),
    stock: listStock(list, sizes),
    escolhas,
    together: null,
    item: { list },
  };
}
