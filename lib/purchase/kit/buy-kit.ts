import { callGateway } from '@/lib/browser/gateway-client';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { ListaComprada } from '@/lib/platform/schemas/purchase';
import type { CheckoutEvent, PreparedCheckout } from '@/lib/purchase/checkout-events';
import { toCents } from '@/lib/shared/money';
import type { Kit, KitProduct } from './kit';
import {
  includedProducts,
  type KitSelection,
  kitCartUrl,
  kitOrder,
  orderedQuantity,
  sizeOf,
  unitPrice,
} from './order';
import { kitPrice } from './price';

function sizeLabel(product: KitProduct, selection: KitSelection): string {
  const size = sizeOf(product, selection);
  return product.sizes.find(({ id }) => id === size)?.label ?? '';
}

/**
 * The event for a kit. A closed kit has one price and is a single item. In an open kit each product has its
 * own price and may be excluded, so the products are the items.
 * @param quoted the platform's prices for exactly these products; null if it sent none
 */
function kitCheckoutEvent(kit: Kit, selection: KitSelection, quoted: Precos | null): CheckoutEvent {
  const price = displayPrices(quoted) ?? displayPrices(kitPrice(kit, selection, null).precos);
  const preco = price?.por ?? null;
  if (kit.isClosed) {
    const quantidade = selection.quantity;
    const total = preco === null ? null : (toCents(preco) * quantidade) / 100;
    return { items: [{ id: String(kit.id), nome: kit.nome, preco, quantidade }], total };
  }
  const items = includedProducts(kit, selection).map((product) => ({
    id: String(product.id),
    nome: product.nome,
    marca: product.marca,
    variante: sizeLabel(product, selection),
    lista: kit.nome,
    preco: unitPrice(product, selection),
    quantidade: orderedQuantity(kit, product, selection),
  }));
  return { items, total: preco };
}

const requestKitCart = (kit: Kit, selection: KitSelection, signal?: AbortSignal) =>
  callGateway<ListaComprada>('POST', 'list/shop', {
    body: kitOrder(kit, selection),
    ...(signal ? { signal } : {}),
  });

/**
 * Prepares the purchase of a kit: the cart address, not validated yet, and the event to report.
 * @throws GatewayError
 */
export async function prepareKitCheckout(kit: Kit, selection: KitSelection): Promise<PreparedCheckout> {
  const { carrinho, precos } = await requestKitCart(kit, selection);
  return { url: kitCartUrl(kit, selection, carrinho.url), event: kitCheckoutEvent(kit, selection, precos) };
}

/**
 * Price of one kit in these sizes; null if the platform sends none. The only call that returns prices for
 * sizes is the one that prepares a purchase; it adds nothing to the cart.
 * @throws GatewayError
 */
export async function fetchKitPrice(
  kit: Kit,
  selection: KitSelection,
  signal: AbortSignal,
): Promise<Precos | null> {
  return (await requestKitCart(kit, selection, signal)).precos;
}
