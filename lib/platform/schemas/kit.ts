import { z } from 'zod';
import { flagUnlessDenied, label, listOf, normalized } from './lenient';
import { estrutura } from './page-content';
import { normalizeProduct, produtoBase, STATUS } from './product';
import { caracteristicaSchema, pieceSchema } from './product-detail';
import { normalizeRota } from './route';

const knownStatus = normalized((value) => STATUS.find((known) => known === value) ?? null);

const listaSchema = z
  .object({
    ...produtoBase,
    tipo: label.transform((value) => value.toLowerCase()),
    status: knownStatus,
    selecaoAtributo: flagUnlessDenied,
    caracteristicas: listOf(caracteristicaSchema),
    produtos: listOf(pieceSchema),
  })
  .transform(normalizeRota)
  .transform(normalizeProduct)
  .transform((lista) => ({ ...lista, status: lista.status ?? statusFromPieces(lista) }));

/**
 * Status of a list for which the platform sends none. A closed list is available if all of its pieces are, an
 * open one if at least one is.
 */
function statusFromPieces({ tipo, produtos }: { tipo: string; produtos: { status: string }[] }) {
  const sold = ({ status }: { status: string }) => status === 'disponivel';
  const canBeSold = tipo === 'fechada' ? produtos.length > 0 && produtos.every(sold) : produtos.some(sold);
  return canBeSold ? ('disponivel' as const) : ('indisponivel' as const);
}

/**
 * GET url/list/detail. `tipo` is 'fechada' for a kit that is sold as a whole; anything else is an open kit.
 */
export const listaDetalheSchema = z.object({ estrutura, conteudo: listaSchema });
export type ListaDetalhe = z.output<typeof listaDetalheSchema>;
export type Lista = z.output<typeof listaSchema>;
