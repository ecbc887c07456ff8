import * as z from 'zod/mini';
import { MAX_COMMENT_LENGTH, MAX_GRADE } from './evaluation-limits';

const GRADE_REQUIRED = 'Por favor, dê uma nota.';
const CHOICE_REQUIRED = 'Por favor, escolha um.';
const COMMENT_TOO_LONG = 'Escreva no máximo 2.000 caracteres.';

const grade = z.int(GRADE_REQUIRED).check(z.minimum(1, GRADE_REQUIRED), z.maximum(MAX_GRADE, GRADE_REQUIRED));

/** A store evaluation as form and gateway send it. Fields are in the order in which errors are reported. */
export const evaluationSchema = z.object({
  experiencia: grade,
  atendimento: grade,
  satisfacao: z.boolean(CHOICE_REQUIRED),
  autorizacao: z.boolean(),
  mensagem: z.string().check(z.trim(), z.maxLength(MAX_COMMENT_LENGTH, COMMENT_TOO_LONG)),
});
