import type { Kit, Piece } from './kit';

/** What the shopper has chosen of a kit, by the ids of its pieces. */
export type KitSelection = {
  /** Chosen size by piece. */
  sizes: Readonly<Record<number, number>>;
  /** Quantity by piece of an open list, where it was changed. */
  counts: Readonly<Record<number, number>>;
  /** Pieces of an open list that are left out. */
  excluded: readonly number[];
  /** Number of closed kits. */
  quantity: number;
};

export const NOTHING_CHOSEN: KitSelection = { sizes: {}, counts: {}, excluded: [], quantity: 1 };

/** Chosen size of a piece: 0 when it has none to choose, null while one is missing. */
export function sizeOf(piece: Piece, { sizes }: KitSelection): number | null {
  const chosen = piece.sizes.find(({ id, estoque }) => id === sizes[piece.id] && estoque > 0);
  return chosen?.id ?? piece.initialSize;
}

export function countOf(piece: Piece, { counts }: KitSelection): number {
  return counts[piece.id] ?? piece.quantidade;
}

/** Price of one piece in its chosen size, BRL. */
export function pricePerPiece(piece: Piece, selection: KitSelection): number {
  const size = sizeOf(piece, selection);
  return piece.sizes.find(({ id }) => id === size)?.preco ?? piece.preco;
}

/** The pieces that are bought: all of a closed kit; of an open list those that are available and not left out. */
export function includedPieces({ isClosed, pieces }: Kit, { excluded }: KitSelection): Piece[] {
  return isClosed ? pieces : pieces.filter(({ id, available }) => available && !excluded.includes(id));
}

/** Pieces that still need a size, in their order. */
export function piecesWithoutSize(kit: Kit, selection: KitSelection): Piece[] {
  return includedPieces(kit, selection).filter((piece) => sizeOf(piece, selection) === null);
}

/** Body of POST list/shop. */
export type KitOrder = {
  idListaCompra: number;
  produtos: { id: number; idAtributoValor: number; quantidade: number; preco: number }[];
  carrinho: true;
};

/** What is bought, piece by piece, with size 0 for none; every included piece must have its size. */
export function kitOrder(kit: Kit, selection: KitSelection): KitOrder {
  const produtos = includedPieces(kit, selection).map((piece) => ({
    id: piece.id,
    idAtributoValor: sizeOf(piece, selection) ?? 0,
    quantidade: countOf(piece, selection),
    preco: pricePerPiece(piece, selection),
  }));
  return { idListaCompra: kit.id, produtos, carrinho: true };
}

const ADD_PARAMETER = /([?&]add=)([^&#]*)/;
const QUANTITY_PARAMETER = /([?&](?:quantidade|qtd)=)[^&#]*/i;

/**
 * The cart address of a closed kit with the wanted quantity in it: the last number of `add=`,
 * else a `{quantidade}` placeholder, else a `quantidade` or `qtd` parameter, else one that is appended. Several
 * lines in `add=` are the pieces of one kit, so each of their numbers is multiplied.
 */
export function urlWithQuantity(url: string, quantity: number): string {
  const lines = ADD_PARAMETER.exec(url)?.[2]?.split(',') ?? [];
  if (lines.length > 0 && lines.every((line) => /\d$/.test(line))) {
    const several = lines.length > 1;
    const changed = lines.map((line) =>
      line.replace(/\d+$/, (pieces) => String(several ? Number(pieces) * quantity : quantity)),
    );
    return url.replace(ADD_PARAMETER, (_all, key: string) => key + changed.join(','));
  }
  if (/\{quantidade\}|%7Bquantidade%7D/i.test(url))
    return url.replace(/\{quantidade\}|%7Bquantidade%7D/gi, String(quantity));
  if (QUANTITY_PARAMETER.test(url))
    return url.replace(QUANTITY_PARAMETER, (_all, key: string) => key + quantity);
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}quantidade=${quantity}${hash}`;
}

/** Cart address: an open list's unchanged, a closed kit's with the quantity. */
export function kitCartUrl({ isClosed }: Kit, { quantity }: KitSelection, url: string): string {
  return isClosed && url !== '' ? urlWithQuantity(url, quantity) : url;
}
