import type { Kit } from './options';
import { countOf, type KitSelection, pricePerPiece, sizeOf, wantedPieces } from './selection';

/** Body of POST list/shop (KIT-20). */
export type KitOrder = {
  idListaCompra: number;
  produtos: { id: number; idAtributoValor: number; quantidade: number; preco: number }[];
  carrinho: true;
};

/** What is bought, piece by piece, with 0 for "no size"; every wanted piece has its size by now. */
export function kitOrder(kit: Kit, selection: KitSelection): KitOrder {
  const produtos = wantedPieces(kit, selection).map((piece) => ({
    id: piece.id,
    idAtributoValor: sizeOf(piece, selection) ?? 0,
    quantidade: countOf(piece, selection),
    preco: pricePerPiece(piece, selection),
  }));
  return { idListaCompra: kit.id, produtos, carrinho: true };
}

const ADDED = /([?&]add=)([^&#]*)/;
const NAMED = /([?&](?:quantidade|qtd)=)[^&#]*/i;

/**
 * The cart address of a closed kit with the wanted quantity in it (KIT-21, A-39): the last number of `add=`,
 * else a `{quantidade}` placeholder, else a `quantidade` or `qtd` parameter, else one that is appended. Several
 * lines in `add=` are the pieces of one kit, so each of their numbers is multiplied.
 */
export function withQuantity(url: string, quantity: number): string {
  const lines = ADDED.exec(url)?.[2]?.split(',') ?? [];
  if (lines.length > 0 && lines.every((line) => /\d$/.test(line))) {
    const several = lines.length > 1;
    const changed = lines.map((line) =>
      line.replace(/\d+$/, (pieces) => String(several ? Number(pieces) * quantity : quantity)),
    );
    return url.replace(ADDED, (_all, key: string) => key + changed.join(','));
  }
  if (/\{quantidade\}|%7Bquantidade%7D/i.test(url))
    return url.replace(/\{quantidade\}|%7Bquantidade%7D/gi, String(quantity));
  if (NAMED.test(url)) return url.replace(NAMED, (_all, key: string) => key + quantity);
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}quantidade=${quantity}${hash}`;
}

/** Address to go to: an open list's as it is, a closed kit's with the quantity (KIT-21, A-40). */
export function kitAddress({ fechada }: Kit, { quantity }: KitSelection, url: string): string {
  return fechada && url !== '' ? withQuantity(url, quantity) : url;
}
