import * as z from 'zod/mini';

const NO_NAME = 'Preencha o seu nome.';
const NO_EMAIL = 'Preencha o seu e-mail.';

/**
 * What a newsletter form sends: the footer's an e-mail, others a name as well; both only have to be there (NEWS-04
 * to NEWS-06, NOTIFY-06).
 */
export const newsletterSchema = z.object({
  nome: z.optional(z.string().check(z.trim(), z.minLength(1, NO_NAME), z.maxLength(120, NO_NAME))),
  email: z
    .string()
    .check(z.trim(), z.minLength(1, NO_EMAIL), z.maxLength(254, NO_EMAIL), z.regex(/^\S+$/, NO_EMAIL)),
});
