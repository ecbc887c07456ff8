import { z } from 'zod';
import {
  flagUnlessDenied,
  label,
  link,
  listOf,
  number,
  objectOrNull,
  optionalFlag,
  picture,
  requiredNumber,
  text,
} from './lenient';
import { normalizeProduct, produtoBase, produtoSchema } from './product';
import { normalizeRota } from './route';

/**
 * A shopper's review of a product, with photos. `nota` is 1 to 5, `data` has the platform's format,
 * `recomenda` may be missing.
 */
const productReviewSchema = z
  .object({
    id: text,
    nome: label,
    data: text,
    nota: requiredNumber.refine((nota) => nota >= 1 && nota <= 5),
    comentario: label,
    mensagem: label,
    recomenda: optionalFlag,
    imagens: listOf(picture).transform((pictures) => pictures.filter((address) => address !== '')),
  })
  .transform(({ comentario, mensagem, ...rest }) => ({ ...rest, comentario: comentario || mensagem }));
export type ProductReview = z.output<typeof productReviewSchema>;

const avaliacaoSchema = z.object({
  media: number,
  quantidade: number,
  avaliacoes: listOf(productReviewSchema),
});
export type Avaliacao = z.output<typeof avaliacaoSchema>;

/** Reviews of a product page; null if the platform sends none. */
const avaliacoes = objectOrNull(avaliacaoSchema);

const respostaSchema = z.object({ nome: label, resposta: label }).refine(({ resposta }) => resposta !== '');

const perguntaSchema = z
  .object({ id: text, nome: label, data: text, pergunta: label, respostas: listOf(respostaSchema) })
  .refine(({ pergunta }) => pergunta !== '');
export type Pergunta = z.output<typeof perguntaSchema>;

/** Questions about a product, with answers. */
const perguntas = listOf(perguntaSchema);

/**
 * A group of features. Those of a group that the shop hides lose their names, so that nothing shows them; they keep their
 * places, by which measurements are found.
 */
export const caracteristicaSchema = z
  .object({
    nome: label,
    visivelSite: flagUnlessDenied,
    itens: listOf(z.object({ label, valor: label })),
  })
  .transform(({ nome, visivelSite, itens }) => ({
    nome,
    itens: visivelSite ? itens : itens.map(({ valor }) => ({ label: '', valor })),
  }));
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

/**
 * A piece of a kit: a product, its quantity, and its features if the platform sends them. Without a status it is sold
 * with the kit.
 */
export const pieceSchema = z
  .object({
    ...produtoBase,
    status: z.preprocess((value) => value || 'disponivel', produtoBase.status),
    quantidade: number.transform((value) => Math.max(1, Math.floor(value))),
    caracteristicas: listOf(caracteristicaSchema),
  })
  .transform(normalizeRota)
  .transform(normalizeProduct);

/** Content of a product page. If the product is a kit, `produtos` are its pieces. */
export const produtoDetalheSchema = z
  .object({
    ...produtoBase,
    tipo: text,
    video: objectOrNull(z.object({ url: link })),
    categoria: objectOrNull(categoriaSchema),
    caracteristicas: listOf(caracteristicaSchema),
    combinacoes: listOf(combinacaoSchema),
    produtos: listOf(pieceSchema),
    avaliacao: avaliacoes,
    perguntas,
  })
  .transform(normalizeRota)
  .transform(normalizeProduct);
export type ProdutoDetalhe = z.output<typeof produtoDetalheSchema>;
