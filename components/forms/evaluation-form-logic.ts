import { callGateway } from '@/lib/browser/gateway-client';
import { evaluationSchema } from '@/lib/forms/evaluation/evaluation-schema';
import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import type { AvaliacaoLoja } from '@/lib/platform/schemas/forms';

const SATISFACTION = new Map<unknown, boolean>([
  ['sim', true],
  ['nao', false],
]);

/** The page is cached for everybody, so only the address bar has the key. */
function keyFromUrl(): string {
  return Object.fromEntries(new URLSearchParams(window.location.search)).key ?? '';
}

/** Validates and sends a store evaluation. */
export function createEvaluationFormLogic(): FormLogic {
  return createFormLogic({
    schema: evaluationSchema,
    readValues: (data) => ({
      experiencia: Number(data.get('experiencia') ?? 0),
      atendimento: Number(data.get('atendimento') ?? 0),
      // The cast is safe: the schema refuses undefined.
      satisfacao: SATISFACTION.get(data.get('satisfacao')) as boolean,
      autorizacao: data.has('autorizacao'),
      mensagem: String(data.get('mensagem') ?? ''),
    }),
    post: async (body) => {
      const path = `evaluations/store/add/${encodeURIComponent(keyFromUrl())}`;
      return (await callGateway<AvaliacaoLoja>('POST', path, { body })).sucesso;
    },
  });
}
