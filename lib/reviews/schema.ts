import * as z from 'zod/mini';
import { EMAIL_SHAPE, NO_EMAIL } from '@/lib/forms/email-shape';
import { requiredLine } from '@/lib/forms/required-line';

const CHOOSE_STARS = 'Selecione a nota!';
const FILL_FIELD = 'Preencha o campo!';

/** Longest comment, in UTF-16 units as a text field counts them. */
export const MAX_COMMENT = 2_000;

/** A product review as form and gateway send it; the fields stand in the order of REVIEW-06 to REVIEW-10. */
export const reviewSchema = z.object({
  idProduto: z.int().check(z.positive()),
  nota: z.string(CHOOSE_STARS).check(z.regex(/^[1-5]$/, CHOOSE_STARS)),
  comentario: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: FILL_FIELD, abort: true }),
      z.maxLength(MAX_COMMENT, 'Escreva no máximo 2.000 caracteres.'),
    ),
  nome: requiredLine(80, FILL_FIELD),
  email: requiredLine(254, FILL_FIELD).check(z.regex(EMAIL_SHAPE, NO_EMAIL)),
  recomenda: z.boolean(),
});
