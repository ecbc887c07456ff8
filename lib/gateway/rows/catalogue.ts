import { z } from 'zod';
import { shippingSchema } from '@/lib/shipping/schema';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { configuracoesSchema } from '@/lib/store-api/schemas/configuracoes';
import { fretesSchema } from '@/lib/store-api/schemas/frete';
import { marcasSchema } from '@/lib/store-api/schemas/marca';
import { menuSchema } from '@/lib/store-api/schemas/menu';
import { bannersSchema, vitrineSchema } from '@/lib/store-api/schemas/vitrine';
import type { Row } from '../operation';

const block = { timeoutMs: TIMEOUT_MS.optional, limit: 'read' } as const;
const limit = z.coerce.number().int().min(1).max(36);
const id = z.coerce.number().int().min(1);

/** What the browser asks about the shop and its products after the page is there. */
export const catalogueRows: Row[] = [
  { path: /^settings$/, operations: { GET: { ...block, answer: configuracoesSchema } } },
  {
    path: /^brands$/,
    operations: {
      GET: { ...block, query: z.object({ ativo: z.literal('true').default('true') }), answer: marcasSchema },
    },
  },
  {
    path: /^struct\/menus\/(?:menu-principal|menu-oculos|links-rodape)$/,
    operations: { GET: { ...block, answer: menuSchema } },
  },
  {
    path: /^showcase\/banners\/[a-z0-9-]{1,60}$/,
    operations: {
      GET: {
        ...block,
        query: z.object({ idNivel: id, limit }).partial(),
        answer: bannersSchema,
      },
    },
  },
  {
    path: /^showcase\/products\/[a-z0-9-]{1,60}$/,
    operations: {
      GET: {
        ...block,
        query: z.object({ productId: id, limit }).partial(),
        answer: vitrineSchema,
      },
    },
  },
  {
    path: /^shipment\/product$/,
    operations: {
      POST: {
        body: shippingSchema,
        maxBytes: 1_000,
        timeoutMs: TIMEOUT_MS.write,
        answer: fretesSchema,
        limit: 'freight',
      },
    },
  },
];
