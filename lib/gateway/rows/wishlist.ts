import { z } from 'zod';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { envioSchema } from '@/lib/store-api/schemas/envio';
import type { Row } from '../operation';

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A favourite (WISH-03, WISH-05); zeros mean the product without a choice. */
const itemSchema = z.object({
  idProduto: id.refine((value) => value > 0),
  idAtributoSimples: id.default(0),
  idUnidadeVenda: id.default(0),
  quantidade: z.coerce.number().int().min(1).max(9_999).default(1),
  parametroAdicional: z.string().max(300).default(''),
});

const verifySchema = itemSchema.pick({ idProduto: true, idAtributoSimples: true, idUnidadeVenda: true });

/** Path of this shop that the customer comes back to after the login. */
const pathSchema = z.object({
  url: z
    .string()
    .max(2_000)
    // Browsers leave out control characters: with a tab between them two slashes lead to another host.
    .regex(/^\/(?![/\\])\P{Cc}*$/u),
});

const write = { timeoutMs: TIMEOUT_MS.write, answer: envioSchema, limit: 'cart' } as const;

/** Favourites, and the page to come back to after the login that they need (API-33, API-34). */
export const wishlistRows: Row[] = [
  {
    path: /^wishlist\/verify$/,
    operations: {
      POST: {
        body: verifySchema,
        timeoutMs: TIMEOUT_MS.optional,
        answer: envioSchema,
        limit: 'read',
        tells: [401],
      },
    },
  },
  {
    path: /^wishlist\/(?:add|remove)$/,
    operations: { POST: { ...write, body: itemSchema, tells: [401] } },
  },
  { path: /^browsing-history\/checkoutAcesso$/, operations: { POST: { ...write, body: pathSchema } } },
];
