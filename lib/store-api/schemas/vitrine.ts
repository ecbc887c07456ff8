import { z } from 'zod';
import { label, link, listOf, objectOrNull, picture, text } from './lenient';
import { produtoSchema } from './produto';

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

/** Banner with its own pictures for wide and narrow screens (DATA-26, HOME-25). `link` may leave the shop. */
export const bannerSchema = z.object({
  id: text,
  nome: label,
  alt: label,
  dataInicial: text,
  dimensoes: z.object({ desktop: objectOrNull(dimensaoSchema), mobile: objectOrNull(dimensaoSchema) }),
});
export type Banner = z.output<typeof bannerSchema>;

/** GET showcase/banners/* (API-10 to API-12, API-26). */
export const bannersSchema = z.object({ banners: listOf(bannerSchema) });

/** GET showcase/products/* (API-13, API-14, API-27). */
export const vitrineSchema = z.object({
  vitrine: objectOrNull(z.object({ titulo: label })),
  produtos: listOf(produtoSchema),
});
