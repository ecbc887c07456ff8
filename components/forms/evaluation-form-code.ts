import { callGateway } from '@/lib/browser/gateway-client';
import { evaluationSchema } from '@/lib/forms/evaluation/evaluation-schema';
import { createFormCode, fieldText } from '@/lib/forms/form-code';
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
export const evaluationFormCode = createFormCode({
  schema: evaluationSchema,
  readValues: (fields) => ({
    experiencia: Number(fields.experiencia ?? 0),
    atendimento: Number(fields.atendimento ?? 0),
    // The cast is safe: the schema refuses undefined.
    satisfacao: SATISFACTION.get(fields.satisfacao) as boolean,
    autorizacao: Boolean(fields.autorizacao),
    mensagem: fieldText(fields, 'mensagem'),
  }),
  post: async (body) => {
    const path = `evaluations/store/add/${encodeURIComponent(keyFromUrl())}`;
    return (await callGateway<AvaliacaoLoja>('POST', path, { body })).sucesso;
  },
});
