import { callGateway } from '@/lib/browser/gateway-client';
import { createFormCode, fieldText } from '@/lib/forms/form-code';
import { newsletterSchema } from '@/lib/forms/newsletter-schema';
import type { Envio } from '@/lib/platform/schemas/forms';

/** Validates and sends the newsletter form. */
export const newsletterFormCode = createFormCode({
  schema: newsletterSchema,
  readValues: (fields) => ({ nome: fields.nome?.toString(), email: fieldText(fields, 'email') }),
  post: async (body) => (await callGateway<Envio>('POST', 'newsletter', { body })).sucesso,
});
