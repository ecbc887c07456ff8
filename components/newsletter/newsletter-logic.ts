import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { callGateway } from '@/lib/gateway/browser';
import { newsletterSchema } from '@/lib/newsletter/schema';
import type { Envio } from '@/lib/store-api/schemas/envio';

/** Checks and sends the newsletter form, with a name where it asks for one (NEWS-04 to NEWS-06). */
export function createNewsletterLogic(): FormLogic {
  return createFormLogic({
    schema: newsletterSchema,
    valuesOf: (data) => ({ nome: data.get('nome')?.toString(), email: String(data.get('email') ?? '') }),
    post: async (body) => (await callGateway<Envio>('POST', 'newsletter', { body })).sucesso,
  });
}
