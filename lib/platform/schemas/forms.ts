import { z } from 'zod';
import { flag, looseObject, normalized } from './lenient';

/** Response to a form. A failure may come as HTTP 200 with `sucesso: false`. */
export const envioSchema = z.object({ sucesso: flag });
export type Envio = z.output<typeof envioSchema>;

/** GET evaluations/store/add/{key}: whether the key still opens the form. */
export const chaveAvaliacaoSchema = looseObject({ sucesso: flag });

/** POST evaluations/store/add/{key}: accepted unless the response contains `sucesso: false`. */
export const avaliacaoLojaSchema = looseObject({
  sucesso: normalized((value) => value === null || flag.parse(value)),
});
export type AvaliacaoLoja = ReturnType<typeof avaliacaoLojaSchema.parse>;
