import { z } from 'zod';
import { CALL_MS } from '@/lib/config/time-limits';
import { isTrackingKey } from '@/lib/platform/canonical-query';
import { currentBanners } from '@/lib/platform/endpoints/home-blocks';
import { readProducts } from '@/lib/platform/endpoints/list-parts';
import { bannersSchema, configuracoesSchema, menuSchema, vitrineSchema } from '@/lib/platform/schemas/blocks';
import { marcasSchema } from '@/lib/platform/schemas/product';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { shippingSchema } from '@/lib/purchase/shipping-schema';
import { type LocalOperation, type Route, withQuery } from './operation';

const optionalRead = { timeoutMs: CALL_MS.optional, limit: 'read' } as const;
const itemLimit = z.coerce.number().int().min(1).max(36);
const currentBannersSchema = bannersSchema.transform(({ banners }) => ({ banners: currentBanners(banners) }));
const id = z.coerce.number().int().min(1);

/** Reads about the shop and its products that the browser makes after a page has loaded. */
export const catalogRoutes: Route[] = [
  { path: /^settings$/, operations: { GET: { ...optionalRead, response: configuracoesSchema } } },
  {
    path: /^brands$/,
    operations: {
      GET: {
        ...optionalRead,
        query: z.object({ ativo: z.literal('true').default('true') }),
        response: marcasSchema,
      },
    },
  },
  {
    path: /^struct\/menus\/(?:menu-principal|menu-oculos|links-rodape)$/,
    operations: { GET: { ...optionalRead, response: menuSchema } },
  },
  {
    path: /^showcase\/banners\/[a-z0-9-]{1,60}$/,
    operations: {
      GET: {
        ...optionalRead,
        query: z.object({ idNivel: id, limit: itemLimit }).partial(),
        response: currentBannersSchema,
      },
    },
  },
  {
    path: /^showcase\/products\/[a-z0-9-]{1,60}$/,
    operations: {
      GET: {
        ...optionalRead,
        query: z.object({ productId: id, limit: itemLimit }).partial(),
        response: vitrineSchema,
      },
    },
  },
  {
    path: /^shipment\/product$/,
    operations: {
      POST: {
        body: shippingSchema,
        maxBytes: 1_000,
        timeoutMs: CALL_MS.write,
        response: fretesSchema,
        limit: 'shipping',
      },
    },
  },
];

const MAX_KEYS = 16;
const PLAIN_KEY = /^[\w-]{1,40}$/;
const integerText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(max));

/** Filters of a listing. Their keys are defined by the platform, so only their format can be checked. */
const listingQuery = z
  .record(z.string().regex(PLAIN_KEY), z.string().max(300))
  .refine((query) => Object.keys(query).length <= MAX_KEYS)
  .transform(({ offset = '0', limit = '12', ...filters }, context): Record<string, string | number> => {
    const window = z
      .object({ offset: integerText(10_000), limit: integerText(36) })
      .safeParse({ offset, limit });
    const filterEntries = Object.entries(filters).filter(([key]) => !isTrackingKey(key));
    if (window.success) return { ...Object.fromEntries(filterEntries), ...window.data };
    context.addIssue({ code: 'custom', message: 'not a window' });
    return z.NEVER;
  });

/** Products of a listing with the output of `listingQuery`, in as many calls as its pages need. */
const readListed: LocalOperation['read'] = (path, query, options) =>
  readProducts(
    (part) => withQuery(path, { ...query, ...part }),
    { offset: Number(query.offset), limit: Number(query.limit) },
    options,
  );

const listingRead = { read: readListed, limit: 'search' } as const;

/** Number of products for given filters, further products of a listing, and search suggestions. */
export const listingRoutes: Route[] = [
  {
    path: /^url\/product\/listing\/(?:category|brand|landing-page)$/,
    operations: {
      GET: { ...listingRead, query: listingQuery.refine(({ url = '' }) => /^\/[^?#\\]*$/.test(String(url))) },
    },
  },
  {
    path: /^url\/product\/listing\/search$/,
    operations: {
      // Without a text, the search lists all products.
      GET: {
        ...listingRead,
        query: listingQuery.refine(({ busca = '' }) => String(busca).trim().length <= 100),
      },
    },
  },
];
