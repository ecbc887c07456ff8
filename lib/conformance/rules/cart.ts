import { displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { type RuleReport, reportOne } from './rule';

export type CartLine = { nome: string; quantidade: number; precos: { precoPor: number } };

type Steps = {
  /** The added item; null if there was none to add. */
  product: Pick<Produto, 'nome' | 'precos' | 'atributos' | 'estoque'> | null;
  /**
   * The cart after adding the product, after requesting two pieces, and after removing it; null if it could
   * not be read.
   */
  added: readonly CartLine[] | null;
  doubled: readonly CartLine[] | null;
  left: readonly CartLine[] | null;
};

const cents = (reais: number) => Math.round(reais * 100);

/**
 * Every price that the shop shows for a product, in cents: of the product and of its sizes, by Pix and by
 * card.
 */
function shownPrices({ precos, atributos }: NonNullable<Steps['product']>): number[] {
  const all = [precos, ...(atributos.simples?.valores.map((size) => size.precos) ?? [])];
  return all.flatMap((one) => {
    const prices = displayPrices(one);
    return prices === null ? [] : [cents(prices.por), cents(prices.pix ?? prices.por)];
  });
}

function addedProblem({ product, added }: Steps): string | null | undefined {
  if (product === null || added === null) return undefined;
  const [line] = added;
  if (line === undefined) return `${product.nome} was put in, and the cart is empty`;
  if (line.quantidade !== 1) return `one ${product.nome} was put in, and the cart holds ${line.quantidade}`;
  const price = cents(line.precos.precoPor);
  if (price === 0) return `${product.nome} costs nothing in the cart`;
  if (shownPrices(product).includes(price)) return null;
  return `${product.nome} costs ${price / 100} in the cart, which its page does not say`;
}

/**
 * Checks that a cart contains the added product at its price, in the requested quantity, and nothing after its
 * removal.
 */
export function checkCart(steps: Steps): RuleReport[] {
  const { product, added, doubled, left } = steps;
  const isIn = added !== null && added.length > 0;
  const canBeTwo = isIn && (product?.estoque ?? 0) > 1;
  const quantity = doubled?.[0]?.quantidade ?? 0;
  const quantityProblem = quantity === 2 ? null : `two were asked for, and it holds ${quantity}`;
  const leftProblem = left?.length === 0 ? null : `it still holds ${left?.length}`;
  return [
    reportOne('The cart holds what was put into it, at its price', 'cart', addedProblem(steps)),
    reportOne(
      'The cart takes another quantity',
      'cart',
      canBeTwo && doubled !== null ? quantityProblem : undefined,
    ),
    reportOne(
      'What is removed from the cart is gone',
      'cart',
      isIn && left !== null ? leftProblem : undefined,
    ),
  ];
}
