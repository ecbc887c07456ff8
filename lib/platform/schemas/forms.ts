import { z } from 'zod';
import { flag, looseObject, normalized } from './lenient';

/** Response to a form. A failure may come as HTTP 200 with `sucesso: false`. */
export const envioSchema = z.object({ sucesso: flag });
export type Envio = z.output<typeof envioSchema>;

/** Response to a change without a result to read: it has succeeded unless it contains `sucesso: false`. */
export const semResultadoSchema = looseObject({
  sucesso: normalized((value) => value === null || flag.parse(value)),
});
export type SemResultado = ReturnType<typeof semResultadoSchema.parse>;

/** GET evaluations/store/add/{key}: whether the key still opens the form. */
export const chaveAvaliacaoSchema = looseObject({ sucesso: flag });
