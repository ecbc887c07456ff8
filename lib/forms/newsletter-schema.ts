import * as z from 'zod/mini';
import { EMAIL_PATTERN, INVALID_EMAIL } from './field-schemas';

const NAME_REQUIRED = 'Preencha o seu nome.';
const EMAIL_REQUIRED = 'Preencha o seu e-mail.';

/** Fields of a newsletter form: an e-mail and, where the form has it, a name; neither may be empty. */
export const newsletterSchema = z.object({
  nome: z.optional(
    z.string().check(z.trim(), z.minLength(1, NAME_REQUIRED), z.maxLength(120, NAME_REQUIRED)),
  ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: EMAIL_REQUIRED, abort: true }),
      z.maxLength(254, EMAIL_REQUIRED),
      z.regex(/^\S+$/, INVALID_EMAIL),
      z.regex(EMAIL_PATTERN, INVALID_EMAIL),
    ),
});
