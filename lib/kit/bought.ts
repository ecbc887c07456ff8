import { toCents } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import type { Bought } from '@/lib/purchase/bought';
import type { Precos } from '@/lib/store-api/schemas/precos';
import type { Kit, Piece } from './options';
import { kitPrice } from './price';
import { countOf, type KitSelection, pricePerPiece, sizeOf, wantedPieces } from './selection';

function sizeLabel(piece: Piece, selection: KitSelection): string {
  const size = sizeOf(piece, selection);
  return piece.tamanhos.find(({ id }) => id === size)?.label ?? '';
}

/**
 * What is told of a kit that is bought (TRACK-11). A closed one is sold as one thing at a price of its own, so it is
 * one item, the list; of an open one each product keeps its price and may be left out, so its products are the items.
 * @param answered the platform's prices for exactly these pieces, null when it named none
 */
export function boughtKit(kit: Kit, selection: KitSelection, answered: Precos | null): Bought {
  const price = displayPrices(answered) ?? displayPrices(kitPrice(kit, selection, null).precos);
  const preco = price?.por ?? null;
  if (kit.fechada) {
    const quantidade = selection.quantity;
    const total = preco === null ? null : (toCents(preco) * quantidade) / 100;
    return { pieces: [{ id: String(kit.id), nome: kit.nome, preco, quantidade }], total };
  }
  const pieces = wantedPieces(kit, selection).map((piece) => ({
    id: String(piece.id),
    nome: piece.nome,
    marca: piece.marca,
    variante: sizeLabel(piece, selection),
    lista: kit.nome,
    preco: pricePerPiece(piece, selection),
    quantidade: countOf(piece, selection),
  }));
  return { pieces, total: preco };
}
