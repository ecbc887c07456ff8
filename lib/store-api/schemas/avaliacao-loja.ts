import { flag, looseObject, settled } from './lenient';

/** GET evaluations/store/add/{key}: whether the key still opens the form (EVAL-03). */
export const chaveAvaliacaoSchema = looseObject({ sucesso: flag });

/**
 * POST evaluations/store/add/{key}. What counts is that the platform took it: its answer may say nothing more,
 * and only an outspoken `sucesso: false` takes that back (EVAL-16, EVAL-17).
 */
export const avaliacaoLojaSchema = looseObject({
  sucesso: settled((value) => value === null || flag.parse(value)),
});
export type AvaliacaoLoja = ReturnType<typeof avaliacaoLojaSchema.parse>;
