import { z } from 'zod';
import { label, listOf, number, objectOrNull, picture } from './lenient';
import { rotaFields, settleRota } from './rota';

/** Brand (DATA-28). */
export const marcaSchema = z
  .object({ id: number, nome: label, imagem: picture, ...rotaFields })
  .refine(({ nome }) => nome !== '')
  .transform(settleRota);

/** The brand of a product, or null. */
export const marca = objectOrNull(marcaSchema);

/** GET brands?ativo=true (API-22). */
export const marcasSchema = z.object({ marcas: listOf(marcaSchema) });
