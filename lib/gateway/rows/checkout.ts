import { z } from 'zod';
import { sanitiseMessage } from '@/lib/html/sanitise';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { canceladaSchema, carrinhoSchema, usuarioSchema } from '@/lib/store-api/schemas/carrinho';
import type { Row } from '../operation';

const MAX_QUANTITY = 9_999;
const MAX_LINES = 50;
const MAX_HASH_KEYS = 20;

const shortText = z.string().max(300);
const tipo = z.string().regex(/^[\w-]{1,30}$/);
const quantity = z.coerce.number().int().min(1).max(MAX_QUANTITY);
const quantityText = quantity.transform(String);
const id = z.union([z.string().regex(/^\w{0,40}$/), z.number().int()]).transform(String);

const addSchema = z.object({
  tipo,
  itens: z
    .array(
      z.object({
        idProduto: id,
        idAtributoSimples: id,
        idUnidadeVenda: id,
        idArmazem: id,
        quantidade: quantityText,
        adicional: shortText,
        parametros: shortText,
      }),
    )
    .min(1)
    .max(MAX_LINES),
});

// A line's hash is the platform's own: its keys are not known here, only what they may look like.
const hashPart = z.union([shortText, z.number(), z.boolean(), z.null()]);
const fewKeys = (line: object) =>
  Object.keys(line).length <= MAX_HASH_KEYS && Object.keys(line).every((key) => /^\w{1,40}$/.test(key));
const removeSchema = z.object({ tipo }).catchall(hashPart).refine(fewKeys);
const updateSchema = z.object({ tipo, quantidade: quantity }).catchall(hashPart).refine(fewKeys);

const answer = carrinhoSchema.transform(({ mensagens, ...cart }) => ({
  ...cart,
  mensagens: mensagens.map(({ mensagem, ...rest }) => ({ ...rest, mensagem: sanitiseMessage(mensagem) })),
}));

const write = { maxBytes: 20_000, timeoutMs: TIMEOUT_MS.write, answer, limit: 'cart' } as const;

/** Cart, customer and internal sale (API-35 to API-37, CART-24 to CART-26). Messages leave here as safe HTML (CART-18). */
export const checkoutRows: Row[] = [
  {
    path: /^checkout\/cart$/,
    operations: {
      GET: { timeoutMs: TIMEOUT_MS.page, answer, limit: 'read' },
      POST: { ...write, body: addSchema },
      PUT: { ...write, body: updateSchema },
      DELETE: { ...write, body: removeSchema },
    },
  },
  {
    path: /^checkout\/user$/,
    operations: { GET: { timeoutMs: TIMEOUT_MS.page, answer: usuarioSchema, limit: 'read' } },
  },
  {
    path: /^sale\/cancel$/,
    operations: {
      POST: { body: z.object({}), timeoutMs: TIMEOUT_MS.write, answer: canceladaSchema, limit: 'cart' },
    },
  },
];
