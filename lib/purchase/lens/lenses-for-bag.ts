import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { CartClient } from '@/lib/purchase/cart/cart-client';

/**
 * Fragment of a frame's page that opens the lens dialog, for a frame that is in the bag without lenses. Every
 * fragment that starts with '#lentes' opens it; this one also takes one frame without lenses out of the bag
 * after the purchase.
 */
export const LENSES_FRAGMENT = '#lentes-da-sacola';

/** The path of a line's product page in this shop; null if there is none. */
export function productPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith('//') ? null : pathname;
}

/** The line of a frame without lenses in a size; `''` stands for a frame with only one size. */
function bareLine({ itens }: Carrinho, path: string, size: string): ItemDoCarrinho | undefined {
  return itens.find(
    ({ url, personalizacao, opcoes }) =>
      productPath(url) === path &&
      personalizacao.length === 0 &&
      (size === '' || opcoes.some(({ valor }) => valor === size)),
  );
}

/**
 * Takes one frame without lenses out of the bag, once a shopper who came from its line has bought one with
 * lenses. A failure does not stop the order with lenses; the bag then shows both.
 */
export async function replaceBareFrame(
  cartClient: Pick<CartClient, 'cart' | 'read' | 'remove' | 'setQuantity' | 'flush'>,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  size: string,
): Promise<void> {
  if (hash !== LENSES_FRAGMENT) return;
  try {
    const cart = cartClient.cart.get() ?? (await cartClient.read());
    const line = cart && bareLine(cart, pathname, size);
    if (line === undefined) return;
    if (line.quantidade > 1) {
      cartClient.setQuantity(line, line.quantidade - 1);
      await cartClient.flush();
    } else {
      await cartClient.remove(line);
    }
  } catch (error) {
    console.warn('The frame without lenses stays in the bag', error);
  }
}
