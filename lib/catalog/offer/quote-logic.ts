import { callGateway } from '@/lib/browser/gateway-client';
import { createFormLogic, type FormLogic, fieldText } from '@/lib/forms/form-logic';
import type { Envio } from '@/lib/platform/schemas/forms';
import { quoteSchema } from './offer-schemas';

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
