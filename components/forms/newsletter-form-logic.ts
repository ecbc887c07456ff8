import { callGateway } from '@/lib/browser/gateway-client';
import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { newsletterSchema } from '@/lib/forms/newsletter-schema';
import type { Envio } from '@/lib/platform/schemas/forms';

/** Validates and sends the newsletter form. */
export function createNewsletterFormLogic(): FormLogic {
  return createFormLogic({
    schema: newsletterSchema,
    readValues: (data) => ({ nome: data.get('nome')?.toString(), email: String(data.get('email') ?? '') }),
    post: async (body) => (await callGateway<Envio>('POST', 'newsletter', { body })).sucesso,
  });
}
