import * as z from 'zod/mini';

const NAME_REQUIRED = 'Preencha o seu nome.';
const EMAIL_REQUIRED = 'Preencha o seu e-mail.';

/** What a newsletter form sends: an e-mail and, where the form has it, a name; neither may be empty. */
export const newsletterSchema = z.object({
  nome: z.optional(
    z.string().check(z.trim(), z.minLength(1, NAME_REQUIRED), z.maxLength(120, NAME_REQUIRED)),
  ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, EMAIL_REQUIRED),
      z.maxLength(254, EMAIL_REQUIRED),
      z.regex(/^\S+$/, EMAIL_REQUIRED),
    ),
});
