import * as z from 'zod/mini';
import { MAX_COMMENT, TOP_GRADE } from './limits';

const GRADE_MISSING = 'Por favor, dê uma nota.';
const CHOICE_MISSING = 'Por favor, escolha um.';
const COMMENT_TOO_LONG = 'Escreva no máximo 2.000 caracteres.';

const grade = z.int(GRADE_MISSING).check(z.minimum(1, GRADE_MISSING), z.maximum(TOP_GRADE, GRADE_MISSING));

/** A store evaluation as form and gateway send it (EVAL-18, EVAL-19); the fields stand in the order of EVAL-12. */
export const evaluationSchema = z.object({
  experiencia: grade,
  atendimento: grade,
  satisfacao: z.boolean(CHOICE_MISSING),
  autorizacao: z.boolean(),
  mensagem: z.string().check(z.trim(), z.maxLength(MAX_COMMENT, COMMENT_TOO_LONG)),
});
