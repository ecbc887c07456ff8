import { callGateway } from '@/lib/browser/gateway-client';
import { contactSchema } from '@/lib/forms/contact-schema';
import { createFormCode, fieldText } from '@/lib/forms/form-code';
import type { Envio } from '@/lib/platform/schemas/forms';

/** Validates and sends the contact form. */
export const contactFormCode = createFormCode({
  schema: contactSchema,
  // The casts are safe: the schema refuses other values.
  readValues: (fields) => ({
    hashEmail: fieldText(fields, 'hashEmail') as 'contato/formulario',
    nome: fieldText(fields, 'nome'),
    email: fieldText(fields, 'email'),
    contato: fieldText(fields, 'contato'),
    mensagem: fieldText(fields, 'mensagem'),
    assunto: fieldText(fields, 'assunto'),
    cidade: fieldText(fields, 'cidade'),
    estado: fieldText(fields, 'estado') as '',
  }),
  post: async (body) => (await callGateway<Envio>('POST', 'form/contact', { body })).sucesso,
});
