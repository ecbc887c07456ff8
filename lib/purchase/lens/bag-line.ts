import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { lineKey } from '@/lib/purchase/cart/cart';
import type { CartClient } from '@/lib/purchase/cart/cart-client';
import type { LensGroup } from './options';

const FRAGMENT = '#lentes-da-sacola-';

/** The path of a line's product page in this shop; null if there is none. */
export function productPath(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return pathname.startsWith('//') ? null : pathname;
}

/** A short text that is almost certainly different for another line of the bag. */
function digest(line: ItemDoCarrinho): string {
  let hash = 0;
  for (const character of lineKey(line)) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

/**
 * Fragment of a frame's page that opens the lens dialog for a line of the bag. Every fragment that starts with
 * '#lentes' opens it; with this one, an order replaces the line.
 */
export const bagLineFragment = (line: ItemDoCarrinho): string => `${FRAGMENT}${digest(line)}`;

/** The line of the bag that a fragment names; undefined if it names none, or if the bag cannot be read. */
export async function findBagLine(
  cartClient: Pick<CartClient, 'cart' | 'read'>,
  hash: string,
): Promise<ItemDoCarrinho | undefined> {
  if (!hash.startsWith(FRAGMENT)) return undefined;
  try {
    const cart = cartClient.cart.get() ?? (await cartClient.read());
    return cart?.itens.find((line) => bagLineFragment(line) === hash);
  } catch (error) {
    console.warn('The bag could not be read, so its line stays', error);
    return undefined;
  }
}

/** Names in the bag and in the dialog differ in how they join title and subtitle: '|' or ' – '. */
const plain = (text: string) =>
  text
    .replace(/\s*\|\s*|\s+[–-]\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The choices with which a line was ordered, by group, as far as the dialog still offers them. */
export function lineChoices(
  groups: readonly LensGroup[],
  { personalizacao }: ItemDoCarrinho,
): Record<string, string> {
  const chosen = groups.flatMap(({ id, nome, valores }): [string, string][] => {
    const ordered = personalizacao.find((part) => plain(part.nome) === plain(nome));
    const value = ordered && valores.find(({ valor }) => plain(valor) === plain(ordered.valor));
    return value ? [[id, value.id]] : [];
  });
  return Object.fromEntries(chosen);
}

/**
 * Takes one piece of the line out of the bag, once a shopper who came from it has ordered the frame with other lenses.
 * A failure does not stop the order; the bag then shows both.
 */
export async function replaceBagLine(
  cartClient: Pick<CartClient, 'cart' | 'read' | 'remove' | 'setQuantity' | 'flush'>,
  hash: string,
): Promise<void> {
  const line = await findBagLine(cartClient, hash);
  if (line === undefined) return;
  try {
    if (line.quantidade > 1) {
      cartClient.setQuantity(line, line.quantidade - 1);
      await cartClient.flush();
    } else {
      await cartClient.remove(line);
    }
  } catch (error) {
    console.warn('The earlier line stays in the bag', error);
  }
}
