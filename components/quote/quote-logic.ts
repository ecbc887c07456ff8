import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { callGateway } from '@/lib/gateway/browser';
import { quoteSchema } from '@/lib/quote/schema';
import type { Envio } from '@/lib/store-api/schemas/envio';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Checks and sends the quote form of a product (QUOTE-03, QUOTE-06, A-61). */
export function createQuoteLogic(idProduto: number): FormLogic {
  return createFormLogic({
    schema: quoteSchema,
    valuesOf: (data) => ({
      idProduto,
      nome: textOf(data, 'nome'),
      email: textOf(data, 'email'),
      contato: textOf(data, 'contato'),
      observacao: textOf(data, 'observacao'),
      mailing: data.has('mailing'),
      enviarEmail: true,
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'product/budget', { body })).sucesso,
  });
}
