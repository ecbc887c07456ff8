import { toCents } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import type { Precos } from '@/lib/store-api/schemas/precos';
import type { Kit } from './options';
import { kitOrder } from './order';
import { countOf, type KitSelection, piecesWithoutSize, pricePerPiece, wantedPieces } from './selection';

/** What the platform said an order costs; `key` names the order, `precos` is null when it did not say. */
export type KitAnswer = { key: string; precos: Precos | null };

export type KitPrice = {
  precos: Precos | null;
  /**
   * `final`: what the chosen pieces cost. `open`: the kit's own price, which sizes still to be chosen may change.
   * `asking`: under way. `unknown`: the platform did not say; then only the cart does.
   */
  state: 'final' | 'open' | 'asking' | 'unknown';
};

/** Whether the sizes of a kit cost differently. */
const dependsOnSizes = ({ pieces }: Kit) =>
  pieces.some(({ preco, tamanhos }) => tamanhos.some((size) => size.preco !== preco));

/** Whether the order is the one that the page's own prices are for. */
function isAsGiven(kit: Kit, selection: KitSelection): boolean {
  const stated = kit.pieces.every((piece) => pricePerPiece(piece, selection) === piece.preco);
  return (
    stated &&
    Object.keys(selection.sizes).length === 0 &&
    Object.keys(selection.counts).length === 0 &&
    wantedPieces(kit, selection).length === kit.pieces.length
  );
}

/**
 * The order whose price has to be asked of the platform, as a key; null when the page's own prices hold or
 * something is still to be chosen.
 */
export function priceToAsk(kit: Kit, selection: KitSelection): string | null {
  if (isAsGiven(kit, selection) || (kit.fechada && !dependsOnSizes(kit))) return null;
  const { produtos } = kitOrder(kit, selection);
  return produtos.length === 0 || piecesWithoutSize(kit, selection).length > 0
    ? null
    : JSON.stringify(produtos);
}

/** The sum of what is taken of an open list, without Pix and instalments, which only the platform knows. */
function sumOf(kit: Kit, selection: KitSelection): Precos {
  const cents = wantedPieces(kit, selection).reduce(
    (sum, piece) => sum + toCents(pricePerPiece(piece, selection)) * countOf(piece, selection),
    0,
  );
  return { de: 0, por: cents / 100, vista: 0, descontoVista: 0, parcelamento: [] };
}

/**
 * The price of what is chosen, of one closed kit or of everything taken of an open list (KIT-10, KIT-11, KIT-16).
 * An answer counts for the order it was given to and for no other: a total is right, or it is not told.
 */
export function kitPrice(kit: Kit, selection: KitSelection, answer: KitAnswer | null): KitPrice {
  const asked = priceToAsk(kit, selection);
  const answered = asked !== null && answer?.key === asked ? answer.precos : null;
  if (displayPrices(answered) !== null) return { precos: answered, state: 'final' };
  if (!kit.fechada) {
    const given = isAsGiven(kit, selection) ? kit.precos : null;
    return { precos: given ?? sumOf(kit, selection), state: 'final' };
  }
  if (asked !== null) return { precos: null, state: answer?.key === asked ? 'unknown' : 'asking' };
  const isOpen = dependsOnSizes(kit) && piecesWithoutSize(kit, selection).length > 0;
  return { precos: kit.precos, state: isOpen ? 'open' : 'final' };
}
