import { z } from 'zod';
import { isVisitKey } from '@/lib/listing/visit-keys';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { listagemSchema } from '@/lib/store-api/schemas/listagem';
import type { Row } from '../operation';

const MAX_KEYS = 16;
const PLAIN_KEY = /^[\w-]{1,40}$/;
const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(max));

/** Filters of a listing as the page's address has them: keys are the shop's own, so only their form is known. */
const listingQuery = z
  .record(z.string().regex(PLAIN_KEY), z.string().max(300))
  .refine((query) => Object.keys(query).length <= MAX_KEYS)
  .transform(({ offset = '0', limit = '12', ...filters }, context): Record<string, string | number> => {
    const window = z.object({ offset: number(10_000), limit: number(36) }).safeParse({ offset, limit });
    const kept = Object.entries(filters).filter(([key]) => !isVisitKey(key));
    if (window.success) return { ...Object.fromEntries(kept), ...window.data };
    context.addIssue({ code: 'custom', message: 'not a window' });
    return z.NEVER;
  });

const slice = { timeoutMs: TIMEOUT_MS.page, answer: listagemSchema, limit: 'search' } as const;

/** Further parts of a listing for the browser: how many products filters leave, and the next ones of a list. */
export const listingRows: Row[] = [
  {
    path: /^url\/product\/listing\/(?:category|brand|landing-page)$/,
    operations: {
      GET: { ...slice, query: listingQuery.refine(({ url = '' }) => /^\/[^?#\\]*$/.test(String(url))) },
    },
  },
  {
    // Serves the suggestions of the search box too.
    path: /^url\/product\/listing\/search$/,
    operations: {
      GET: {
        ...slice,
        query: listingQuery.refine(({ busca = '' }) => {
          const { length } = String(busca).trim();
          return length > 0 && length <= 100;
        }),
      },
    },
  },
];
