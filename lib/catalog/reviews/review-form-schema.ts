import * as z from 'zod/mini';
import { EMAIL_PATTERN, INVALID_EMAIL, requiredLines, requiredText } from '@/lib/forms/field-schemas';

const MISSING_STARS = 'Selecione a nota!';
const MISSING_FIELD = 'Preencha o campo!';

/** In UTF-16 units, as `maxlength` counts. */
export const MAX_COMMENT = 2_000;

/** Product review form. The order of the fields is the order in which their errors are reported. */
export const reviewFormSchema = z.object({
  idProduto: z.int().check(z.positive()),
  nota: z.string(MISSING_STARS).check(z.regex(/^[1-5]$/, MISSING_STARS)),
  comentario: requiredLines(MAX_COMMENT, MISSING_FIELD),
  nome: requiredText(80, MISSING_FIELD),
  email: requiredText(254, MISSING_FIELD).check(z.regex(EMAIL_PATTERN, INVALID_EMAIL)),
  recomenda: z.boolean(),
});
