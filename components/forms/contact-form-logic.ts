import { callGateway } from '@/lib/browser/gateway-client';
import { contactSchema } from '@/lib/forms/contact-schema';
import { createFormLogic, type FormLogic, fieldText } from '@/lib/forms/form-logic';
import type { Envio } from '@/lib/platform/schemas/forms';

/** Validates and sends the contact form. */
export function createContactFormLogic(): FormLogic {
  return createFormLogic({
    schema: contactSchema,
    // The casts are safe: the schema refuses other values.
    readValues: (data) => ({
      hashEmail: fieldText(data, 'hashEmail') as 'contato/formulario',
      nome: fieldText(data, 'nome'),
      email: fieldText(data, 'email'),
      contato: fieldText(data, 'contato'),
      mensagem: fieldText(data, 'mensagem'),
      assunto: fieldText(data, 'assunto'),
      cidade: fieldText(data, 'cidade'),
      estado: fieldText(data, 'estado') as '',
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'form/contact', { body })).sucesso,
  });
}
