import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { CartClient } from '@/lib/purchase/cart/cart-client';

/**
 * Fragment of a frame's page that opens its lenses, for a frame in the bag without lenses. Every fragment that begins
 * with '#lentes' opens them; this one also removes the bare frame from the bag after the purchase.
 */
export const LENSES_FRAGMENT = '#lentes-da-sacola';

/** The path of a line's product page in this shop; null if there is none. */
export function productPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith('//') ? null : pathname;
}

/** The line of a frame without lenses, in a size; `''` for a frame in a single size. */
function bareLine({ itens }: Carrinho, path: string, size: string): ItemDoCarrinho | undefined {
  return itens.find(
    ({ url, personalizacao, opcoes }) =>
      productPath(url) === path &&
      personalizacao.length === 0 &&
      (size === '' || opcoes.some(({ valor }) => valor === size)),
  );
}

/**
 * Removes a frame without lenses from the bag, for a shopper who came from its line and has bought it with lenses. A
 * failure does not stop the order with lenses: the bag then shows both.
 */
export async function replaceBareFrame(
  cartClient: Pick<CartClient, 'cart' | 'read' | 'remove'>,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  size: string,
): Promise<void> {
  if (hash !== LENSES_FRAGMENT) return;
  try {
    const cart = cartClient.cart.get() ?? (await cartClient.read());
    const line = cart && bareLine(cart, pathname, size);
    if (line) await cartClient.remove(line);
  } catch (error) {
    console.warn('The frame without lenses stays in the bag', error);
  }
}
