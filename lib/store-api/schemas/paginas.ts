import { z } from 'zod';
import { estrutura } from './estrutura';
import { label, listOf, text } from './lenient';
import { produtoDetalheSchema } from './produto-detalhe';
import { rotaFields, settleRota } from './rota';

/** GET url/verify (API-04): the kind of page a path is. */
export const verificacaoSchema = z.object({ nivel: z.string().min(1) });

/** GET url/home (API-23). */
export const homeSchema = z.object({ estrutura });

/** GET url/product/detail and url/list/detail (API-08, API-09). */
export const detalheSchema = z.object({ estrutura, conteudo: produtoDetalheSchema });
export type Detalhe = z.output<typeof detalheSchema>;

const paginaDoMenuSchema = z.object({ nome: label, titulo: label, ...rotaFields }).transform(settleRota);

/** GET url/page (API-24): raw HTML of an institutional page and its side menus (INST-24). */
export const paginaSchema = z.object({
  estrutura,
  conteudo: z.object({
    pagina: z.object({ nome: label, descricao: text }),
    menu: listOf(z.object({ nome: label, paginas: listOf(paginaDoMenuSchema) })),
  }),
});
export type Pagina = z.output<typeof paginaSchema>;
