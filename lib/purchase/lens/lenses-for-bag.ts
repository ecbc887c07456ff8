import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { CartClient } from '@/lib/purchase/cart/cart-client';

/**
 * Fragment of a frame's page that opens its lenses, for a frame that is in the bag without any. What begins with
 * '#lentes' opens them; this one says besides that the frame alone is to leave the bag.
 */
export const LENSES_FRAGMENT = '#lentes-da-sacola';

/** The product page of this shop that a line's address stands for; null for none. */
export function productPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith('//') ? null : pathname;
}

/** The line of a frame without lenses, in a size; `''` for a frame in one size. */
function bareLine({ itens }: Carrinho, path: string, size: string): ItemDoCarrinho | undefined {
  return itens.find(
    ({ url, personalizacao, opcoes }) =>
      productPath(url) === path &&
      personalizacao.length === 0 &&
      (size === '' || opcoes.some(({ valor }) => valor === size)),
  );
}

/**
 * Takes a frame without lenses out of the bag, for a shopper who came from its line and has now bought it with lenses.
 * Whatever fails, the order with lenses goes on: the bag shows both.
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
