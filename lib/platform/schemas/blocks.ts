import { z } from 'zod';
import { completeAddress } from '@/lib/shared/typed-address';
import { flag, label, link, listOf, looseObject, objectOrNull, picture, stringMap, text } from './lenient';
import { produtoSchema } from './product';
import { normalizeRota, type Rota, rotaFields } from './route';

/** Menu entry. `link` may lead to another site; `svg` is untrusted markup. */
export type ItemDeMenu = {
  label: string;
  link: string;
  target: string;
  icone: string;
  svg: string;
  destaque: boolean;
  rota: Rota | null;
  sub: ItemDeMenu[];
};

const itemDeMenuSchema: z.ZodType<ItemDeMenu> = z.lazy(() =>
  z
    .object({
      nome: label,
      label,
      link,
      target: text,
      icone: picture,
      svg: text,
      destaque: flag,
      sub: listOf(itemDeMenuSchema),
      ...rotaFields,
    })
    .transform(({ nome, label: own, ...rest }) => ({ ...normalizeRota(rest), label: own || nome })),
);

/** GET struct/menus/*. */
export const menuSchema = z.object({ nome: label, menu: listOf(itemDeMenuSchema) });

const dimensaoSchema = z
  .object({
    imagem: picture,
    image: picture,
    link,
    parametrosAdicionais: objectOrNull(z.object({ title: label })),
  })
  .transform(({ imagem, image, parametrosAdicionais, ...rest }) => ({
    ...rest,
    imagem: imagem || image,
    title: parametrosAdicionais?.title ?? '',
  }));

/** Banner with separate pictures for wide and narrow screens. `link` may lead to another site. */
export const bannerSchema = z.object({
  id: text,
  nome: label,
  alt: label,
  dataInicial: text,
  dataFinal: text,
  dimensoes: z.object({ desktop: objectOrNull(dimensaoSchema), mobile: objectOrNull(dimensaoSchema) }),
});
export type Banner = z.output<typeof bannerSchema>;

/** GET showcase/banners/*. */
export const bannersSchema = z.object({ banners: listOf(bannerSchema) });

/** GET showcase/products/*. */
export const vitrineSchema = z.object({
  vitrine: objectOrNull(z.object({ titulo: label })),
  produtos: listOf(produtoSchema),
});

const OTHER_SITE = /^https?:\/\/./i;

/** Links to other sites, by name. Anything that is not a web address, such as a script, becomes `''`. */
const sites = stringMap.transform((map) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, siteAddress(value)])),
);

function siteAddress(value: string): string {
  const address = link.parse(completeAddress(value));
  return OTHER_SITE.test(address) ? address : '';
}

/** Trimmed texts, and fractions such as `"0,07"` with a decimal point. */
const discounts = stringMap.transform((map) =>
  Object.fromEntries(
    Object.entries(map).map(([name, value]) => [name, value.trim().replace(/^(\d+),(\d+)$/, '$1.$2')]),
  ),
);

/** GET settings. Every branch may be missing. `descontoVista` maps a payment method to a fraction. */
export const configuracoesSchema = z.object({
  configuracoes: looseObject({
    google: looseObject({ ga: looseObject({ gtm: label }) }),
    sistema: looseObject({
      geral: looseObject({ site: looseObject({ whatsapp: label, nome: label, logo: picture }) }),
    }),
    pagamento: looseObject({ geral: looseObject({ descontoVista: discounts }) }),
    link: looseObject({ social: sites }),
  }),
});
export type Configuracoes = z.output<typeof configuracoesSchema>['configuracoes'];
