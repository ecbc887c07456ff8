import { z } from 'zod';
import { estrutura } from './estrutura';
import {
  essentialListOf,
  flag,
  label,
  listOf,
  looseObject,
  number,
  objectOrNull,
  picture,
  requiredNumber,
  stringMap,
  text,
} from './lenient';
import { midias } from './midias';
import { descricoes, produtoSchema } from './produto';
import { rotaFields, settleRota } from './rota';

const valorDeFiltroSchema = z
  .object({ id: number, label, imagem: picture, ativo: flag, ...rotaFields })
  .transform(settleRota);

const filtroSchema = z.object({ id: number, nome: label, tipo: text, valores: listOf(valorDeFiltroSchema) });
export type Filtro = z.output<typeof filtroSchema>;

/** Price range in BRL; `ate` 0 means no upper bound (LIST-22). */
const filtroPrecoSchema = z
  .object({ de: number, ate: number, label, ativo: flag, ...rotaFields })
  .transform(settleRota);
export type FiltroPreco = z.output<typeof filtroPrecoSchema>;

const ordenacaoSchema = z.object({ label, atual: flag, ...rotaFields }).transform(settleRota);
export type Ordenacao = z.output<typeof ordenacaoSchema>;

const categoriaSchema = z.object({ id: number, nome: label, ...rotaFields }).transform(settleRota);
export type Categoria = z.output<typeof categoriaSchema>;

const marcaDoFiltroSchema = z
  .object({ id: number, nome: label, imagem: picture, ativo: flag, ...rotaFields })
  .refine(({ nome }) => nome !== '')
  .transform(settleRota);

const categorias = looseObject({
  atual: objectOrNull(categoriaSchema),
  filhas: listOf(categoriaSchema),
  irmas: listOf(categoriaSchema),
  niveisAnteriores: listOf(categoriaSchema),
});

/** Facets, sort options and category neighbours of a listing (DATA-23). */
const detalhes = looseObject({
  categorias,
  filtros: listOf(filtroSchema),
  atributos: listOf(filtroSchema),
  marcas: listOf(marcaDoFiltroSchema),
  filtrosPreco: listOf(filtroPrecoSchema),
  ordenacao: listOf(ordenacaoSchema),
});
export type Detalhes = z.output<typeof detalhes>;

/** Heading and raw HTML text of the category, brand or landing page (LIST-12). */
const assuntoSchema = z.object({ id: number, nome: label, descricao: text });

/** PHP writes an object without entries as `[]`; anything else that is no object is refused. */
function emptyOr<T extends z.ZodRawShape>(shape: T) {
  return z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), z.object(shape));
}

/** GET url/product/listing/* (DATA-22); `produtos` and `info` must make sense, the rest may be poor. */
export const listagemSchema = z.object({
  estrutura,
  conteudo: emptyOr({
    produtos: essentialListOf(produtoSchema),
    categoria: objectOrNull(assuntoSchema),
    marca: objectOrNull(assuntoSchema),
    landingPage: objectOrNull(assuntoSchema),
    busca: objectOrNull(z.object({ texto: text })),
    layoutPersonalizado: objectOrNull(z.object({ layout: text, codigoCss: text })),
    detalhes,
  }),
  info: z.object({
    total: requiredNumber,
    exibindo: number,
    offset: number,
    limit: requiredNumber,
    filtros: stringMap,
  }),
});
export type Listagem = z.output<typeof listagemSchema>;

/** An entry of the lists listing (LISTAS-10); shops write it as a bare entry or as a whole product. */
const listaSchema = z
  .object({ id: number, nome: label, imagem: picture, descricao: text, descricoes, midias, ...rotaFields })
  .transform(settleRota)
  .transform(({ imagem, descricao, descricoes: { curta }, midias: { imagens }, ...rest }) => ({
    ...rest,
    imagem: imagem || imagens[0]?.arquivos.big || imagens[0]?.arquivos.medium || '',
    descricao: descricao || curta,
  }));

/** GET url/list/listing: the same envelope, with `listas` beside or instead of `produtos` (LISTAS-01). */
export const listagemDeListasSchema = z.object({
  estrutura,
  conteudo: emptyOr({ listas: essentialListOf(listaSchema), produtos: listOf(produtoSchema), detalhes }),
  info: listagemSchema.shape.info,
});
