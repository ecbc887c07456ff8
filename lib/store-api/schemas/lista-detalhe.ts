import { z } from 'zod';
import { estrutura } from './estrutura';
import { flag, label, listOf, number, settled } from './lenient';
import { produtoBase, STATUS, settleMarca } from './produto';
import { caracteristicaSchema } from './produto-detalhe';
import { settleRota } from './rota';

/** True unless the platform says no: stores that leave the field out let shoppers choose. */
const flagUnlessDenied = settled((value) => value === null || value === '' || flag.parse(value));

/** A piece of a kit: a product, how many of it, and its own features where the platform gives them. */
const pecaSchema = z
  .object({
    ...produtoBase,
    quantidade: number.transform((value) => Math.max(1, Math.floor(value))),
    caracteristicas: listOf(caracteristicaSchema),
  })
  .transform(settleRota)
  .transform(settleMarca);

const knownStatus = settled((value) => STATUS.find((known) => known === value) ?? null);

const listaSchema = z
  .object({
    ...produtoBase,
    tipo: label.transform((value) => value.toLowerCase()),
    status: knownStatus,
    selecaoAtributo: flagUnlessDenied,
    caracteristicas: listOf(caracteristicaSchema),
    produtos: listOf(pecaSchema),
  })
  .transform(settleRota)
  .transform(settleMarca)
  .transform((lista) => ({ ...lista, status: lista.status ?? statusOfPieces(lista) }));

/** Lists may come without a status: a closed one can be sold when all of its pieces can, an open one when any can. */
function statusOfPieces({ tipo, produtos }: { tipo: string; produtos: { status: string }[] }) {
  const sold = ({ status }: { status: string }) => status === 'disponivel';
  const canBeSold = tipo === 'fechada' ? produtos.length > 0 && produtos.every(sold) : produtos.some(sold);
  return canBeSold ? ('disponivel' as const) : ('indisponivel' as const);
}

/** GET url/list/detail (API-09, KIT-22, KIT-23); `tipo` is 'fechada' for a kit sold as one, else an open list. */
export const listaDetalheSchema = z.object({ estrutura, conteudo: listaSchema });
export type ListaDetalhe = z.output<typeof listaDetalheSchema>;
export type Lista = z.output<typeof listaSchema>;
