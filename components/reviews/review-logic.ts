import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { callGateway } from '@/lib/gateway/browser';
import { reviewSchema } from '@/lib/reviews/schema';
import type { Envio } from '@/lib/store-api/schemas/envio';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Checks and sends a product review (REVIEW-06 to REVIEW-11, REVIEW-15, REVIEW-16). */
export function createReviewLogic(idProduto: number): FormLogic {
  return createFormLogic({
    schema: reviewSchema,
    valuesOf: (data) => ({
      idProduto,
      nota: textOf(data, 'nota'),
      comentario: textOf(data, 'comentario'),
      nome: textOf(data, 'nome'),
      email: textOf(data, 'email'),
      recomenda: data.has('recomenda'),
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'evaluations/product', { body })).sucesso,
  });
}
