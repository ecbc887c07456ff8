import { contactSchema } from '@/lib/contact/schema';
import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { callGateway } from '@/lib/gateway/browser';
import type { Envio } from '@/lib/store-api/schemas/envio';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Checks and sends a message to the shop (CONTACT-01 to CONTACT-04, CONTACT-12). */
export function createContactLogic(): FormLogic {
  return createFormLogic({
    schema: contactSchema,
    // What is not one of the schema's values it refuses itself.
    valuesOf: (data) => ({
      hashEmail: textOf(data, 'hashEmail') as 'contato/formulario',
      nome: textOf(data, 'nome'),
      email: textOf(data, 'email'),
      contato: textOf(data, 'contato'),
      mensagem: textOf(data, 'mensagem'),
      assunto: textOf(data, 'assunto'),
      cidade: textOf(data, 'cidade'),
      estado: textOf(data, 'estado') as '',
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'form/contact', { body })).sucesso,
  });
}
