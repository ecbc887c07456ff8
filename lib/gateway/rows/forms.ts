import { EVALUATION_KEY } from '@/lib/evaluation/key';
import { evaluationSchema } from '@/lib/evaluation/schema';
import { newsletterSchema } from '@/lib/newsletter/schema';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { avaliacaoLojaSchema, chaveAvaliacaoSchema } from '@/lib/store-api/schemas/avaliacao-loja';
import { envioSchema } from '@/lib/store-api/schemas/envio';
import type { Row } from '../operation';

/** Forms that shoppers send (API-31). */
export const formRows: Row[] = [
  {
    path: /^newsletter$/,
    operations: {
      POST: {
        body: newsletterSchema,
        maxBytes: 2_000,
        timeoutMs: TIMEOUT_MS.write,
        answer: envioSchema,
        limit: 'form',
      },
    },
  },
  {
    path: new RegExp(`^evaluations/store/add/${EVALUATION_KEY}$`),
    operations: {
      GET: { timeoutMs: TIMEOUT_MS.page, answer: chaveAvaliacaoSchema, limit: 'read' },
      POST: {
        body: evaluationSchema,
        maxBytes: 20_000,
        timeoutMs: TIMEOUT_MS.write,
        answer: avaliacaoLojaSchema,
        limit: 'form',
      },
    },
  },
];
