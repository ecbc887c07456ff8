import { notifySchema, quoteSchema } from '@/lib/catalog/offer/offer-schemas';
import { CALL_MS } from '@/lib/config/time-limits';
import { EVALUATION_KEY_PATTERN } from '@/lib/forms/evaluation-key';
import {
  contactSchema,
  evaluationSchema,
  newsletterSchema,
  reviewFormSchema,
} from '@/lib/forms/form-schemas';
import { chaveAvaliacaoSchema, envioSchema, semResultadoSchema } from '@/lib/platform/schemas/forms';
import type { Route } from './operation';

const formPost = {
  maxBytes: 10_000,
  timeoutMs: CALL_MS.write,
  response: envioSchema,
  limit: 'form',
} as const;

/** Forms that shoppers send. */
export const formRoutes: Route[] = [
  { path: /^newsletter$/, operations: { POST: { ...formPost, body: newsletterSchema, maxBytes: 2_000 } } },
  { path: /^form\/contact$/, operations: { POST: { ...formPost, body: contactSchema } } },
  { path: /^product\/solicitation$/, operations: { POST: { ...formPost, body: notifySchema } } },
  { path: /^product\/budget$/, operations: { POST: { ...formPost, body: quoteSchema } } },
  { path: /^evaluations\/product$/, operations: { POST: { ...formPost, body: reviewFormSchema } } },
  {
    path: new RegExp(`^evaluations/store/add/${EVALUATION_KEY_PATTERN}$`),
    operations: {
      GET: { timeoutMs: CALL_MS.page, response: chaveAvaliacaoSchema, limit: 'key' },
      POST: {
        ...formPost,
        body: evaluationSchema,
        maxBytes: 20_000,
        response: semResultadoSchema,
        mayBeEmpty: true,
      },
    },
  },
];
