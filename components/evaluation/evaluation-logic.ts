import { evaluationSchema } from '@/lib/evaluation/schema';
import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { callGateway } from '@/lib/gateway/browser';
import type { AvaliacaoLoja } from '@/lib/store-api/schemas/avaliacao-loja';

const SATISFACTION = new Map<unknown, boolean>([
  ['sim', true],
  ['nao', false],
]);

/** The key is in the address bar alone: the page is the same for everybody (EVAL-01). */
function keyInAddress(): string {
  return Object.fromEntries(new URLSearchParams(window.location.search)).key ?? '';
}

/** Checks and sends a store evaluation (EVAL-09 to EVAL-13, EVAL-18). */
export function createEvaluationLogic(): FormLogic {
  return createFormLogic({
    schema: evaluationSchema,
    valuesOf: (data) => ({
      experiencia: Number(data.get('experiencia') ?? 0),
      atendimento: Number(data.get('atendimento') ?? 0),
      // What is not chosen yet the schema refuses itself.
      satisfacao: SATISFACTION.get(data.get('satisfacao')) as boolean,
      autorizacao: data.has('autorizacao'),
      mensagem: String(data.get('mensagem') ?? ''),
    }),
    post: async (body) => {
      const path = `evaluations/store/add/${encodeURIComponent(keyInAddress())}`;
      return (await callGateway<AvaliacaoLoja>('POST', path, { body })).sucesso;
    },
  });
}
