import * as z from 'zod/mini';

/** What the footer's newsletter form sends; the e-mail only has to be there (NEWS-05, NEWS-06). */
export const newsletterSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.regex(/^\S+$/)),
  /** Forms that ask for a name send it too (NOTIFY-06). */
  nome: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type NewsletterFields = z.infer<typeof newsletterSchema>;
