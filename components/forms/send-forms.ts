import { callGateway } from '@/lib/browser/gateway-client';
import { createFormCode, fieldText, phoneText } from '@/lib/forms/form-code';
import { contactSchema, evaluationSchema, newsletterSchema } from '@/lib/forms/form-schemas';
import type { Envio, SemResultado } from '@/lib/platform/schemas/forms';

/** Validates and sends the newsletter form. */
export const newsletterFormCode = createFormCode({
  schema: newsletterSchema,
  readValues: (fields) => ({ nome: fields.nome?.toString(), email: fieldText(fields, 'email') }),
  post: async (body) => (await callGateway<Envio>('POST', 'newsletter', { body })).sucesso,
});

/** Validates and sends the contact form. */
export const contactFormCode = createFormCode({
  schema: contactSchema,
  // The casts are safe, because the schema rejects other values.
  readValues: (fields) => ({
    hashEmail: fieldText(fields, 'hashEmail') as 'contato/formulario',
    nome: fieldText(fields, 'nome'),
    email: fieldText(fields, 'email'),
    contato: phoneText(fields, 'contato'),
    mensagem: fieldText(fields, 'mensagem'),
    assunto: fieldText(fields, 'assunto'),
    cidade: fieldText(fields, 'cidade'),
    estado: fieldText(fields, 'estado') as '',
  }),
  post: async (body) => (await callGateway<Envio>('POST', 'form/contact', { body })).sucesso,
});

const SATISFACTION = new Map<unknown, boolean>([
  ['sim', true],
  ['nao', false],
]);

/** The page is cached for everyone, so only the address bar contains the key. */
function keyFromUrl(): string {
  return Object.fromEntries(new URLSearchParams(window.location.search)).key ?? '';
}

/** Validates and sends a store evaluation. */
export const evaluationFormCode = createFormCode({
  schema: evaluationSchema,
  readValues: (fields) => ({
    experiencia: Number(fields.experiencia ?? 0),
    atendimento: Number(fields.atendimento ?? 0),
    // The cast is safe, because the schema rejects undefined.
    satisfacao: SATISFACTION.get(fields.satisfacao) as boolean,
    autorizacao: Boolean(fields.autorizacao),
    mensagem: fieldText(fields, 'mensagem'),
  }),
  post: async (body) => {
    const path = `evaluations/store/add/${encodeURIComponent(keyFromUrl())}`;
    return (await callGateway<SemResultado>('POST', path, { body })).sucesso;
  },
});
