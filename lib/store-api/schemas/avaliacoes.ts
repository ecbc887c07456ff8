import { z } from 'zod';
import { flag, label, listOf, number, objectOrNull, requiredNumber, text } from './lenient';

/** A shopper's opinion of a product: `nota` 1 to 5, `data` as the platform writes it (REVIEW-17, REVIEW-22). */
const opiniaoSchema = z
  .object({
    id: text,
    nome: label,
    data: text,
    nota: requiredNumber.refine((nota) => nota >= 1 && nota <= 5),
    comentario: label,
    mensagem: label,
    recomenda: flag,
  })
  .transform(({ comentario, mensagem, ...rest }) => ({ ...rest, comentario: comentario || mensagem }));
export type Opiniao = z.output<typeof opiniaoSchema>;

const avaliacaoSchema = z.object({ media: number, quantidade: number, avaliacoes: listOf(opiniaoSchema) });
export type Avaliacao = z.output<typeof avaliacaoSchema>;

/** Reviews of a product page (REVIEW-17); null when the platform sends none. */
export const avaliacoes = objectOrNull(avaliacaoSchema);

const respostaSchema = z.object({ nome: label, resposta: label }).refine(({ resposta }) => resposta !== '');

const perguntaSchema = z
  .object({ id: text, nome: label, data: text, pergunta: label, respostas: listOf(respostaSchema) })
  .refine(({ pergunta }) => pergunta !== '');
export type Pergunta = z.output<typeof perguntaSchema>;

/** Questions about a product with their answers (PDP-29, A-34). */
export const perguntas = listOf(perguntaSchema);
