import { callGateway } from '@/lib/browser/gateway-client';
import { createFormLogic, type FormLogic, fieldText } from '@/lib/forms/form-logic';
import type { Envio } from '@/lib/platform/schemas/forms';
import { notifySchema, PHONE_PLACEHOLDER, quoteSchema } from './offer-schemas';

/** Errors are logged only: the request for the notice itself has succeeded. */
async function subscribe(nome: string, email: string): Promise<void> {
  try {
    await callGateway<Envio>('POST', 'newsletter', { body: { nome, email } });
  } catch (error) {
    console.warn('Newsletter not subscribed', error);
  }
}

/** Validates and submits the back-in-stock form, and subscribes to the newsletter on opt-in. */
export function createNotifyLogic(idProduto: number): FormLogic {
  let optedIn = false;
  return createFormLogic({
    schema: notifySchema,
    readValues: (data) => {
      optedIn = data.has('novidades');
      return {
        idProduto,
        idAtributoValor: 0,
        nome: fieldText(data, 'nome'),
        email: fieldText(data, 'email'),
        contato: PHONE_PLACEHOLDER,
        observacao: '',
        mailing: false,
      };
    },
    post: async (body) => {
      const { sucesso } = await callGateway<Envio>('POST', 'product/solicitation', { body });
      if (sucesso && optedIn) await subscribe(body.nome, body.email);
      return sucesso;
    },
  });
}

/** Validates and submits the quote form of a product. */
export function createQuoteLogic(idProduto: number): FormLogic {
  return createFormLogic({
    schema: quoteSchema,
    readValues: (data) => ({
      idProduto,
      nome: fieldText(data, 'nome'),
      email: fieldText(data, 'email'),
      contato: fieldText(data, 'contato'),
      observacao: fieldText(data, 'observacao'),
      mailing: data.has('mailing'),
      enviarEmail: true,
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'product/budget', { body })).sucesso,
  });
}
