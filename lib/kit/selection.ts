import type { Kit, Piece } from './options';

/** What a shopper has decided about a kit; pieces are named by their ids. */
export type KitSelection = {
  /** Chosen size by piece. */
  sizes: Readonly<Record<number, number>>;
  /** Pieces of an open list, by piece; as the list comes while not changed. */
  counts: Readonly<Record<number, number>>;
  /** Pieces of an open list that are not wanted. */
  left: readonly number[];
  /** Number of closed kits. */
  quantity: number;
};

export const NOTHING_CHOSEN: KitSelection = { sizes: {}, counts: {}, left: [], quantity: 1 };

/** Chosen size of a piece: 0 when it has none to choose, null while one is missing. */
export function sizeOf(piece: Piece, { sizes }: KitSelection): number | null {
  const chosen = piece.tamanhos.find(({ id, estoque }) => id === sizes[piece.id] && estoque > 0);
  return chosen?.id ?? piece.inicial;
}

export function countOf(piece: Piece, { counts }: KitSelection): number {
  return counts[piece.id] ?? piece.quantidade;
}

/** Price of one piece in its chosen size, BRL. */
export function pricePerPiece(piece: Piece, selection: KitSelection): number {
  const size = sizeOf(piece, selection);
  return piece.tamanhos.find(({ id }) => id === size)?.preco ?? piece.preco;
}

/** The pieces that are bought: all of a closed kit; of an open list those that are for sale and wanted. */
export function wantedPieces({ fechada, pieces }: Kit, { left }: KitSelection): Piece[] {
  return fechada ? pieces : pieces.filter(({ id, disponivel }) => disponivel && !left.includes(id));
}

/** Pieces that still need a size, in their order (KIT-18). */
export function piecesWithoutSize(kit: Kit, selection: KitSelection): Piece[] {
  return wantedPieces(kit, selection).filter((piece) => sizeOf(piece, selection) === null);
}
