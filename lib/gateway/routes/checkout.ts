import { z } from 'zod';
import { storeAddresses } from '@/lib/catalog/store-addresses';
import { CALL_MS } from '@/lib/config/time-limits';
import { canceladaSchema, carrinhoSchema, usuarioSchema } from '@/lib/platform/schemas/cart';
import { envioSchema, semResultadoSchema } from '@/lib/platform/schemas/forms';
import { sanitiseMessage } from '@/lib/shared/html/sanitise';
import type { Route } from './operation';

const MAX_QUANTITY = 9_999;
const MAX_LINES = 50;
const MAX_HASH_KEYS = 20;

const shortText = z.string().max(300);
/** A line's configuration: a set of lenses with its texts is longer than other fields. */
const longText = z.string().max(2_000);
const lineType = z.string().regex(/^[\w-]{1,30}$/);
const quantity = z.coerce.number().int().min(1).max(MAX_QUANTITY);
const quantityText = quantity.transform(String);
const id = z.union([z.string().regex(/^\w{0,40}$/), z.number().int()]).transform(String);

const addSchema = z.object({
  tipo: lineType,
  itens: z
    .array(
      z.object({
        idProduto: id,
        idAtributoSimples: id,
        idUnidadeVenda: id,
        idArmazem: id,
        quantidade: quantityText,
        adicional: longText,
        parametros: shortText,
      }),
    )
    .min(1)
    .max(MAX_LINES),
});

// A line's hash is defined by the platform, so only the format of its keys can be checked.
const hashValue = z.union([longText, z.number(), z.boolean(), z.null()]);
const hashPart = z.union([hashValue, z.array(hashValue).max(MAX_HASH_KEYS)]);
const hasAllowedKeys = (line: object) =>
  Object.keys(line).length <= MAX_HASH_KEYS && Object.keys(line).every((key) => /^\w{1,40}$/.test(key));
const removeSchema = z.object({ tipo: lineType }).catchall(hashPart).refine(hasAllowedKeys);
const updateSchema = z
  .object({ tipo: lineType, quantidade: quantity })
  .catchall(hashPart)
  .refine(hasAllowedKeys);

const cartResponse = carrinhoSchema.transform(({ mensagens, ...cart }) => {
  const addresses = storeAddresses();
  return {
    ...cart,
    mensagens: mensagens
      .map(({ mensagem, ...rest }) => ({ ...rest, mensagem: sanitiseMessage(mensagem, addresses) }))
      // A message without a text would be an empty box.
      .filter(({ mensagem }) => mensagem !== ''),
  };
});

const cartWrite = {
  maxBytes: 20_000,
  timeoutMs: CALL_MS.write,
  response: cartResponse,
  limit: 'cart',
} as const;

/** Cart, customer and internal sale. Messages are sanitised. */
export const checkoutRoutes: Route[] = [
  {
    path: /^checkout\/cart$/,
    operations: {
      GET: { timeoutMs: CALL_MS.page, response: cartResponse, limit: 'read' },
      POST: { ...cartWrite, body: addSchema },
      PUT: { ...cartWrite, body: updateSchema },
      DELETE: { ...cartWrite, body: removeSchema },
    },
  },
  {
    path: /^checkout\/user$/,
    operations: { GET: { timeoutMs: CALL_MS.page, response: usuarioSchema, limit: 'read' } },
  },
  {
    path: /^sale\/cancel$/,
    operations: {
      POST: { body: z.object({}), timeoutMs: CALL_MS.write, response: canceladaSchema, limit: 'cart' },
    },
  },
];

const numericId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A favourite. Zeros mean that no size or unit is chosen. */
const wishlistItemSchema = z.object({
  idProduto: numericId.refine((value) => value > 0),
  idAtributoSimples: numericId.default(0),
  idUnidadeVenda: numericId.default(0),
  quantidade: z.coerce.number().int().min(1).max(9_999).default(1),
  parametroAdicional: z.string().max(300).default(''),
});

const wishlistVerifySchema = wishlistItemSchema.pick({
  idProduto: true,
  idAtributoSimples: true,
  idUnidadeVenda: true,
});

/** Path of this shop to which the shopper returns after login. */
const returnPathSchema = z.object({
  url: z
    .string()
    .max(2_000)
    // Browsers drop control characters, so two slashes with a tab between them would lead to another host.
    .regex(/^\/(?![/\\])\P{Cc}*$/u),
});

const wishlistWrite = { timeoutMs: CALL_MS.write, response: envioSchema, limit: 'cart' } as const;

/** Favourites, and the page to which the shopper returns after the login that they require. */
export const wishlistRoutes: Route[] = [
  {
    path: /^wishlist\/verify$/,
    operations: {
      POST: {
        body: wishlistVerifySchema,
        timeoutMs: CALL_MS.optional,
        response: envioSchema,
        limit: 'read',
        forwardStatuses: [401],
      },
    },
  },
  {
    path: /^wishlist\/add$/,
    operations: { POST: { ...wishlistWrite, body: wishlistItemSchema, forwardStatuses: [401] } },
  },
  {
    path: /^wishlist\/remove$/,
    operations: {
      POST: {
        ...wishlistWrite,
        body: wishlistItemSchema,
        forwardStatuses: [401],
        // Only adding is known to return its success.
        response: semResultadoSchema,
        mayBeEmpty: true,
      },
    },
  },
  {
    path: /^browsing-history\/checkoutAcesso$/,
    operations: { POST: { ...wishlistWrite, body: returnPathSchema } },
  },
];
