import { z } from 'zod';
import { flag, label, listOf, looseObject, number, objectOrNull, picture, text } from './lenient';
import { rotaFields, settleRota } from './rota';

const indexar = z.preprocess((value) => value ?? true, flag);

/** Search and social tags of a page (SEO-01 to SEO-09); `''` where the platform gives none. */
export const seoSchema = z.object({
  title: label,
  description: label,
  keywords: label,
  canonical: text,
  indexar,
  titleSocial: label,
  descriptionSocial: label,
  openGraphUrlImagem: picture,
  /** Size in px of the picture before, where a platform tells it; else 0. */
  openGraphImagemLargura: number,
  openGraphImagemAltura: number,
  twitterUrlImagem: picture,
});
export type Seo = z.output<typeof seoSchema>;

const migalhaSchema = z.object({ label, ...rotaFields }).transform(settleRota);
export type Migalha = z.output<typeof migalhaSchema>;

/** What every page answer carries beside its content, also when it is missing altogether (DATA-21). */
export const estrutura = looseObject({
  nivel: text,
  seo: objectOrNull(seoSchema),
  breadcrumb: listOf(migalhaSchema),
});
