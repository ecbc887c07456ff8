import { sizeName } from '@/lib/catalog/product/frame-size';
import { type DisplayPrices, displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import { lessPercent, toCents } from '@/lib/shared/money';
import type { Kit } from './kit';
import {
  cheapestSize,
  chosenPrice,
  includedProducts,
  type KitSelection,
  kitOrder,
  orderedQuantity,
  productsWithoutSize,
  unitPrice,
} from './order';

/**
 * The platform's price for the order with this `key`: null if it sent none, 'pending' while it is being
 * requested.
 */
export type KitQuote = { key: string; precos: Precos | null | 'pending' };

export type KitPrice = {
  precos: Precos | null;
  /**
   * - `final`: the price of the chosen products
   * - `open`: a price that may change with sizes that are not chosen yet
   * - `pending`: only the platform knows the price, and has not sent it yet
   * - `unknown`: the platform sent none, so only the cart shows it
   */
  state: 'final' | 'open' | 'pending' | 'unknown';
};

/** Whether each product, in its chosen size, has the price that the page shows. */
const costsAsStated = (kit: Kit, selection: KitSelection) =>
  kit.products.every((product) => unitPrice(product, selection) === product.preco);

/**
 * Whether the price depends on sizes that are not chosen yet. A closed kit has no price for some other sizes until all
 * are chosen.
 */
function isUndecided(kit: Kit, selection: KitSelection): boolean {
  const missing = productsWithoutSize(kit, selection);
  const varies = missing.some(({ preco, sizes }) => sizes.some((size) => size.preco !== preco));
  return varies || (kit.isClosed && missing.length > 0 && !costsAsStated(kit, selection));
}

/**
 * The sizes to which the displayed price applies, for products whose size is not chosen yet: 'M', '58'. Empty if
 * unknown, or if the choices have changed the price of a closed kit.
 */
export function statedSizes(kit: Kit, selection: KitSelection): string[] {
  if (kit.isClosed && !costsAsStated(kit, selection)) return [];
  const stated = productsWithoutSize(kit, selection).map(({ preco, sizes }) => {
    const priced = sizes.filter((size) => size.preco === preco);
    const [size] = priced;
    if (priced.length === sizes.length) return '';
    return size ? sizeName(size.label, size.frontWidth) : null;
  });
  return stated.includes(null) ? [] : stated.flatMap((label) => label || []);
}

/** Whether no choice of the missing sizes makes the kit cheaper than the displayed price. */
export const isLowestPrice = (kit: Kit, selection: KitSelection): boolean =>
  productsWithoutSize(kit, selection).every((product) => product.preco <= cheapestSize(product).preco);

/** Whether the order is the one for which the page shows prices. */
function isUnchanged(kit: Kit, selection: KitSelection): boolean {
  return (
    costsAsStated(kit, selection) &&
    Object.keys(selection.sizes).length === 0 &&
    Object.keys(selection.counts).length === 0 &&
    (kit.isClosed || selection.quantity === 1) &&
    includedProducts(kit, selection).length === kit.products.length
  );
}

/**
 * Key of an order whose price only the platform knows; null if the page's prices apply or a choice is
 * missing.
 */
export function priceQueryKey(kit: Kit, selection: KitSelection): string | null {
  if (isUnchanged(kit, selection) || (kit.isClosed && costsAsStated(kit, selection))) return null;
  const { produtos } = kitOrder(kit, selection);
  return produtos.length === 0 || productsWithoutSize(kit, selection).length > 0
    ? null
    : JSON.stringify(produtos);
}

/**
 * The sum of the included products' prices, without Pix price and instalments, which only the platform knows.
 */
function sumOfProducts(kit: Kit, selection: KitSelection): Precos {
  const cents = includedProducts(kit, selection).reduce(
    (sum, product) => sum + toCents(unitPrice(product, selection)) * orderedQuantity(kit, product, selection),
    0,
  );
  return { de: 0, por: cents / 100, vista: 0, descontoVista: 0, parcelamento: [] };
}

/**
 * The prices of `quantity` equal kits. A whole percentage off with Pix applies to the total, as in the cart: three times
 * a kit's Pix price, which is rounded to the cent, may differ from that by a cent.
 */
export function totalPrices({ por, pix, pixDiscount }: DisplayPrices, quantity: number) {
  const times = (price: number) => (toCents(price) * quantity) / 100;
  const total = times(por);
  if (pix === null) return { por: total, pix };
  const isPercentage = lessPercent(por, pixDiscount) === pix;
  return { por: total, pix: isPercentage ? lessPercent(total, pixDiscount) : times(pix) };
}

/**
 * What the pieces of a closed kit cost separately, in BRL; with Pix if the kit has a Pix price. 0 if they cost no more
 * than the kit, or if a price is unknown.
 */
export function separatePrice(
  kit: Kit,
  selection: KitSelection,
  { por, pix }: Pick<DisplayPrices, 'por' | 'pix'>,
): number {
  const pieces = includedProducts(kit, selection).map((product) => {
    const { preco, pix: piecePix } = chosenPrice(product, selection);
    const price = pix === null ? preco : (piecePix ?? preco);
    return toCents(price) * orderedQuantity(kit, product, selection);
  });
  const sum = pieces.reduce((total, cents) => total + cents, 0);
  if (!kit.isClosed || pieces.includes(0)) return 0;
  return sum > toCents(pix ?? por) ? sum / 100 : 0;
}

/**
 * The price of the selection: of one closed kit, or of all included products of an open kit. A quote only
 * applies to its own order, so that no wrong total is shown.
 */
export function kitPrice(kit: Kit, selection: KitSelection, quote: KitQuote | null): KitPrice {
  const queryKey = priceQueryKey(kit, selection);
  const received = queryKey !== null && quote?.key === queryKey ? quote.precos : 'pending';
  const quoted = received === 'pending' ? null : received;
  if (displayPrices(quoted) !== null) return { precos: quoted, state: 'final' };
  const known = isUndecided(kit, selection) ? 'open' : 'final';
  if (!kit.isClosed) {
    const listed = isUnchanged(kit, selection) ? kit.precos : null;
    return { precos: listed ?? sumOfProducts(kit, selection), state: known };
  }
  if (queryKey !== null) return { precos: null, state: received === 'pending' ? 'pending' : 'unknown' };
  return { precos: kit.precos, state: known };
}
