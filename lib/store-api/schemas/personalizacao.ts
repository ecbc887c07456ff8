import { z } from 'zod';
import { flag, label, listOf, number, objectOrNull, text } from './lenient';

const segmentacaoItemSchema = z.object({ id: text, idPersonalizacao: text });

/** One choice; `valor` is "title|subtitle"; `preco` in BRL; `segmentacao` restricts other groups (LENS-*). */
const valorPersonalizacaoSchema = z.object({
  id: text,
  valor: text,
  preco: number,
  precoDefault: text,
  quantidade: number,
  selecionado: flag,
  segmentacao: objectOrNull(z.object({ itens: listOf(segmentacaoItemSchema) })),
});

/** Group of lens choices (Espessura, Modelo, Tipo, Receita) of a product (DATA-19). */
export const personalizacaoSchema = z.object({
  id: text,
  nome: label,
  descricao: text,
  tipo: text,
  preco: number,
  multiplicarPreco: flag,
  obrigatorio: flag,
  valores: listOf(valorPersonalizacaoSchema),
});
export type Personalizacao = z.output<typeof personalizacaoSchema>;
