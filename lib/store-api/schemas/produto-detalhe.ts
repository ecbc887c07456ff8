import { z } from 'zod';
import { avaliacoes, perguntas } from './avaliacoes';
import { label, link, listOf, number, objectOrNull, text } from './lenient';
import { produtoBase, produtoSchema, settleMarca } from './produto';
import { settleRota } from './rota';

export const caracteristicaSchema = z.object({
  nome: label,
  itens: listOf(z.object({ label, valor: label })),
});
export type Caracteristica = z.output<typeof caracteristicaSchema>;

const categoriaSchema = z.object({
  id: number,
  nome: label,
  nivel: number,
  taxonomia: listOf(z.object({ id: number, nome: label })),
});

const combinacaoSchema = z.object({
  id: number,
  tipoDesconto: text,
  desconto: number,
  produto: objectOrNull(produtoSchema),
});

const itemDeListaSchema = z
  .object({ ...produtoBase, quantidade: number })
  .transform(settleRota)
  .transform(settleMarca);

/** Product page and kit page content (DATA-01 to DATA-13). */
export const produtoDetalheSchema = z
  .object({
    ...produtoBase,
    tipo: text,
    video: objectOrNull(z.object({ url: link })),
    categoria: objectOrNull(categoriaSchema),
    caracteristicas: listOf(caracteristicaSchema),
    combinacoes: listOf(combinacaoSchema),
    produtos: listOf(itemDeListaSchema),
    avaliacao: avaliacoes,
    perguntas,
  })
  .transform(settleRota)
  .transform(settleMarca);
export type ProdutoDetalhe = z.output<typeof produtoDetalheSchema>;
