import { callGateway } from '@/lib/browser/gateway-client';
import { createFormCode, type FormCode, fieldText, phoneText } from '@/lib/forms/form-code';
import type { Envio } from '@/lib/platform/schemas/forms';
import { notifySchema, PHONE_PLACEHOLDER, quoteSchema } from './offer-schemas';

/** Does not throw, because the back-in-stock request itself has succeeded. */
async function isSubscribed(nome: string, email: string): Promise<boolean> {
  try {
    return (await callGateway<Envio>('POST', 'newsletter', { body: { nome, email } })).sucesso;
  } catch (error) {
    console.warn('The newsletter subscription failed', error);
    return false;
  }
}

/**
 * Validates and submits the back-in-stock form, and subscribes shoppers who opt in to the newsletter (NOTIFY-06).
 * @param onOptIn called after each answer, with whether only the subscription failed
 */
export function createNotifyCode(idProduto: number, onOptIn: (hasFailed: boolean) => void): FormCode {
  return createFormCode({
    schema: notifySchema,
    readValues: (fields) => ({
      idProduto,
      idAtributoValor: 0,
      nome: fieldText(fields, 'nome'),
      email: fieldText(fields, 'email'),
      contato: PHONE_PLACEHOLDER,
      observacao: '',
      mailing: false,
    }),
    post: async (body, { novidades }) => {
      const { sucesso } = await callGateway<Envio>('POST', 'product/solicitation', { body });
      onOptIn(sucesso && Boolean(novidades) && !(await isSubscribed(body.nome, body.email)));
      return sucesso;
    },
  });
}

/** Validates and submits the quote form of a product. */
export function createQuoteCode(idProduto: number): FormCode {
  return createFormCode({
    schema: quoteSchema,
    readValues: (fields) => ({
      idProduto,
      nome: fieldText(fields, 'nome'),
      email: fieldText(fields, 'email'),
      contato: phoneText(fields, 'contato'),
      observacao: fieldText(fields, 'observacao'),
      mailing: Boolean(fields.mailing),
      enviarEmail: true,
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'product/budget', { body })).sucesso,
  });
}
