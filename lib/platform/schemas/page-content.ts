import { z } from 'zod';
import {
  flagUnlessDenied,
  html,
  label,
  listOf,
  looseObject,
  number,
  objectOrNull,
  picture,
  text,
} from './lenient';
import { produtoDetalheSchema } from './product-detail';
import { normalizeRota, rotaFields } from './route';

/** Search and social tags of a page; `''` if the platform sends none. */
export const seoSchema = z.object({
  title: label,
  description: label,
  keywords: label,
  canonical: text,
  indexar: flagUnlessDenied,
  titleSocial: label,
  descriptionSocial: label,
  openGraphUrlImagem: picture,
  /** Size in px of `openGraphUrlImagem`; 0 when unknown. */
  openGraphImagemLargura: number,
  openGraphImagemAltura: number,
  twitterUrlImagem: picture,
});
export type Seo = z.output<typeof seoSchema>;

const breadcrumbItemSchema = z.object({ label, ...rotaFields }).transform(normalizeRota);
export type BreadcrumbItem = z.output<typeof breadcrumbItemSchema>;

/** Fields of page responses other than their content; may be missing. */
export const estrutura = looseObject({
  nivel: text,
  seo: objectOrNull(seoSchema),
  breadcrumb: listOf(breadcrumbItemSchema),
});

/** GET url/verify: what kind of page is at a path. */
export const verificacaoSchema = z.object({
  nivel: z.union([z.string().min(1), z.literal(404)]).transform(String),
});

/** GET url/home. */
export const homeSchema = z.object({ estrutura });

/** GET url/product/detail and url/list/detail. */
export const detalheSchema = z.object({ estrutura, conteudo: produtoDetalheSchema });
export type Detalhe = z.output<typeof detalheSchema>;

const paginaDoMenuSchema = z
  .object({ nome: label, titulo: label, label, ...rotaFields })
  .transform(({ nome, titulo, label, ...rest }) => ({
    ...normalizeRota(rest),
    nome: nome || titulo || label,
  }));

type PageResponse = {
  estrutura: z.output<typeof estrutura>;
  conteudo: { pagina: { nome: string; descricao: string } };
};

/** Platforms may name an institutional page only in its breadcrumb, or in the title of the browser's tab. */
function withPageName<T extends PageResponse>({
  estrutura: { breadcrumb, seo },
  conteudo: { pagina },
}: T): T['conteudo']['pagina'] {
  const title = seo?.title.split(/\s[|–-]\s/u, 1)[0] ?? '';
  return { ...pagina, nome: pagina.nome || breadcrumb.slice(1).at(-1)?.label || title };
}

/** GET url/page: raw HTML of an institutional page, and its side menus; an empty one, which may be `[]`, keeps its place. */
export const paginaSchema = z
  .object({
    estrutura,
    conteudo: z.object({
      pagina: z.object({ nome: label, descricao: html }),
      menu: listOf(looseObject({ nome: label, paginas: listOf(paginaDoMenuSchema) })),
    }),
  })
  .transform((page) => ({ ...page, conteudo: { ...page.conteudo, pagina: withPageName(page) } }));
export type Pagina = z.output<typeof paginaSchema>;
