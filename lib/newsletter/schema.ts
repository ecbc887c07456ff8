import * as z from 'zod/mini';

const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/**
 * What a newsletter form sends: the footer's an e-mail, others a name as well; both only have to be there (NEWS-04
 * to NEWS-06, NOTIFY-06).
 */
export const newsletterSchema = z.object({
  nome: z.optional(filled(120)),
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.regex(/^\S+$/)),
});
export type NewsletterFields = z.infer<typeof newsletterSchema>;
