import { contactSchema } from '@/lib/contact/schema';
import { EVALUATION_KEY } from '@/lib/evaluation/key';
import { evaluationSchema } from '@/lib/evaluation/schema';
import { newsletterSchema } from '@/lib/newsletter/schema';
import { noticeSchema } from '@/lib/notify/schema';
import { quoteSchema } from '@/lib/quote/schema';
import { reviewSchema } from '@/lib/reviews/schema';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { avaliacaoLojaSchema, chaveAvaliacaoSchema } from '@/lib/store-api/schemas/avaliacao-loja';
import { envioSchema } from '@/lib/store-api/schemas/envio';
import type { Row } from '../operation';

const form = {
  maxBytes: 10_000,
  timeoutMs: TIMEOUT_MS.write,
  answer: envioSchema,
  limit: 'form',
} as const;

/** Forms that shoppers send (API-31). */
export const formRows: Row[] = [
  { path: /^newsletter$/, operations: { POST: { ...form, body: newsletterSchema, maxBytes: 2_000 } } },
  { path: /^form\/contact$/, operations: { POST: { ...form, body: contactSchema } } },
  // NOTIFY-05, QUOTE-06, REVIEW-15: what a product page sends.
  { path: /^product\/solicitation$/, operations: { POST: { ...form, body: noticeSchema } } },
  { path: /^product\/budget$/, operations: { POST: { ...form, body: quoteSchema } } },
  { path: /^evaluations\/product$/, operations: { POST: { ...form, body: reviewSchema } } },
  {
    path: new RegExp(`^evaluations/store/add/${EVALUATION_KEY}$`),
    operations: {
      GET: { timeoutMs: TIMEOUT_MS.page, answer: chaveAvaliacaoSchema, limit: 'read' },
      POST: { ...form, body: evaluationSchema, maxBytes: 20_000, answer: avaliacaoLojaSchema },
    },
  },
];
