import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { toCents } from '@/lib/shared/money';

/** Key of a line while it is in the cart: its hash without the quantity, since that may change. */
export function lineKey({ tipo, hash }: Pick<ItemDoCarrinho, 'tipo' | 'hash'>): string {
  const parts = Object.entries(hash)
    .filter(([name]) => name !== 'quantidade')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tipo, parts]);
}

function updateLine(cart: Carrinho, key: string, quantidade: number): Carrinho {
  const line = cart.itens.find((item) => lineKey(item) === key);
  if (line === undefined) return cart;
  const { precoPor } = line.precos;
  const difference = quantidade - line.quantidade;
  const cents = Math.max(0, toCents(cart.subtotal.valor) + toCents(precoPor) * difference);
  const itens = cart.itens.flatMap((item) => {
    if (item !== line) return [item];
    if (quantidade === 0) return [];
    return [
      { ...item, quantidade, precos: { ...item.precos, total: (toCents(precoPor) * quantidade) / 100 } },
    ];
  });
  return {
    ...cart,
    itens,
    quantidadeItens: itens.length,
    quantidadeTotal: Math.max(0, cart.quantidadeTotal + difference),
    // Discounts and instalments are only known to the platform, and no amounts are better than wrong ones.
    subtotal: { valor: cents / 100, descontoVista: null, parcelamento: [] },
  };
}

/** The cart as if the line had `quantidade` (1 or more) units; unchanged if the line is unknown. */
export function withQuantity(cart: Carrinho, key: string, quantidade: number): Carrinho {
  return updateLine(cart, key, Math.max(1, Math.trunc(quantidade)));
}

/** The cart as if the line were removed. */
export function withoutLine(cart: Carrinho, key: string): Carrinho {
  return updateLine(cart, key, 0);
}

/** Badge of the cart button: number of units, not of lines; '' for none. */
export function badgeText(cart: Carrinho | undefined): string {
  const count = cart?.quantidadeTotal ?? 0;
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
