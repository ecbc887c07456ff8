import { z } from 'zod';
import {
  flag,
  html,
  label,
  listOf,
  looseObject,
  number,
  objectOrNull,
  picture,
  requiredListOf,
  requiredNumber,
  stringMap,
  text,
} from './lenient';
import { precos } from './offer';
import { estrutura } from './page-content';
import { descricoes, midias, produtoSchema } from './product';
import { normalizeRota, rotaFields } from './route';

/**
 * A filter value. `quantidade` is the number of products with this value; 0 if the platform does not count
 * them.
 */
const valorDeFiltroSchema = z
  .object({ id: number, label, imagem: picture, ativo: flag, quantidade: number, ...rotaFields })
  .transform(normalizeRota);

const filtroSchema = z.object({ id: number, nome: label, tipo: text, valores: listOf(valorDeFiltroSchema) });
export type Filtro = z.output<typeof filtroSchema>;

/** Price range in BRL. If `ate` is 0, there is no upper bound. */
const filtroPrecoSchema = z
  .object({ de: number, ate: number, label, ativo: flag, quantidade: number, ...rotaFields })
  .transform(normalizeRota);
export type FiltroPreco = z.output<typeof filtroPrecoSchema>;

const ordenacaoSchema = z.object({ label, atual: flag, ...rotaFields }).transform(normalizeRota);
export type Ordenacao = z.output<typeof ordenacaoSchema>;

const categoriaSchema = z.object({ id: number, nome: label, ...rotaFields }).transform(normalizeRota);
export type Categoria = z.output<typeof categoriaSchema>;

const marcaDoFiltroSchema = z
  .object({ id: number, nome: label, imagem: picture, ativo: flag, quantidade: number, ...rotaFields })
  .refine(({ nome }) => nome !== '')
  .transform(normalizeRota);

const categorias = looseObject({
  atual: objectOrNull(categoriaSchema),
  filhas: listOf(categoriaSchema),
  irmas: listOf(categoriaSchema),
  niveisAnteriores: listOf(categoriaSchema),
});

/** Facets, sort options and category neighbours of a listing. */
const detalhes = looseObject({
  categorias,
  filtros: listOf(filtroSchema),
  atributos: listOf(filtroSchema),
  marcas: listOf(marcaDoFiltroSchema),
  filtrosPreco: listOf(filtroPrecoSchema),
  ordenacao: listOf(ordenacaoSchema),
});
export type Detalhes = z.output<typeof detalhes>;

/** Heading and raw HTML text of the category, brand or landing page; one without id and name is none. */
const headingSchema = z
  .object({ id: number, nome: label, descricao: html })
  .refine(({ id, nome }) => id > 0 || nome !== '');

/** A kit in an index or next to a list of products, sent either as a short entry or as a whole product. */
const listaSchema = z
  .object({
    id: number,
    nome: label,
    imagem: picture,
    descricao: html,
    descricoes,
    midias,
    precos,
    ...rotaFields,
  })
  .transform(normalizeRota)
  .transform(({ imagem, descricao, descricoes: { curta }, midias: { imagens }, ...rest }) => ({
    ...rest,
    imagem: imagem || imagens[0]?.arquivos.big || imagens[0]?.arquivos.medium || '',
    descricao: descricao || curta,
  }));
export type ListaDoIndice = z.output<typeof listaSchema>;

/** An object that PHP sends as `[]` if it is empty. */
function emptyOr<T extends z.ZodRawShape>(shape: T) {
  return z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), z.object(shape));
}

/** GET url/product/listing/*. Only `produtos` and `info` are required. */
export const listagemSchema = z.object({
  estrutura,
  conteudo: emptyOr({
    produtos: requiredListOf(produtoSchema),
    listas: listOf(listaSchema),
    categoria: objectOrNull(headingSchema),
    marca: objectOrNull(headingSchema),
    landingPage: objectOrNull(headingSchema),
    busca: objectOrNull(z.object({ texto: text, sugestao: listOf(label) })),
    layoutPersonalizado: objectOrNull(z.object({ layout: text, codigoCss: text })),
    detalhes,
  }),
  info: z.object({
    total: requiredNumber,
    exibindo: number,
    /** Like `limit`, completed from the call by lib/platform/endpoints/list-parts.ts. */
    offset: number,
    limit: number,
    filtros: stringMap,
  }),
});
export type Listagem = z.output<typeof listagemSchema>;

/** GET url/list/listing: the same envelope, with `listas` instead of or in addition to `produtos`. */
export const listagemDeListasSchema = z.object({
  estrutura,
  conteudo: emptyOr({ listas: requiredListOf(listaSchema), produtos: listOf(produtoSchema), detalhes }),
  info: listagemSchema.shape.info,
});
export type ListagemDeListas = z.output<typeof listagemDeListasSchema>;
