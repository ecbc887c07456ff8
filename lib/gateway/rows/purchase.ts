import { z } from 'zod';
import { isCleanPhoto } from '@/lib/lens/sent-photo';
import { TIMEOUT_MS } from '@/lib/store-api/http';
import { combinacaoCompradaSchema, compraSchema, listaCompradaSchema } from '@/lib/store-api/schemas/compra';
import type { Row } from '../operation';

const MAX_PRICE = 10_000_000;
const MAX_UPLOAD_BODY = 10_000_000;

/** Ids of the platform are numbers; those that are not stay as they came. */
const id = z
  .union([z.string().regex(/^[\w-]{1,40}$/), z.number().int().min(0)])
  .transform((value) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : value));
const preco = z.number().min(0).max(MAX_PRICE);
const idAtributoValor = id.default(0);
const quantidade = z.number().int().min(1).max(9_999);
const flagLetter = z.enum(['s', 'n']);

const valorSchema = z.object({
  id,
  valor: z.string().max(300),
  preco: z.number().min(-MAX_PRICE).max(MAX_PRICE),
  precoDefault: z.string().max(20),
  quantidade: z.number().int().min(0).max(100),
});

const personalizacaoSchema = z.object({
  id,
  tipo: z.string().regex(/^\w{1,20}$/),
  preco,
  multiplicarPreco: flagLetter,
  valorSelect: valorSchema.optional(),
  valoresCheckbox: z.array(valorSchema).max(20).optional(),
  valorText: z.string().max(2_000).optional(),
  valorUpload: z.string().refine(isCleanPhoto).optional(),
});

const productSchema = z.object({
  produtos: z
    .array(
      z.object({
        id,
        quantidade: z.literal(1),
        idAtributoValor,
        preco,
        personalizacao: z.array(personalizacaoSchema).max(20),
      }),
    )
    .length(1),
  carrinho: z.literal(true),
});

const listSchema = z.object({
  idListaCompra: id,
  produtos: z.array(z.object({ id, idAtributoValor, quantidade, preco })).min(1).max(50),
  carrinho: z.literal(true),
});

const pieceSchema = z.object({ id, idAtributoValor, preco });
const combinationSchema = z.object({ produtoPrincipal: pieceSchema, produtoIndicado: pieceSchema });

/** Purchases that the platform prepares: with lenses, as a kit, two together (API-17, API-18, API-20). */
export const purchaseRows: Row[] = [
  {
    path: /^product\/shop$/,
    operations: {
      POST: {
        body: productSchema,
        maxBytes: MAX_UPLOAD_BODY,
        timeoutMs: TIMEOUT_MS.upload,
        answer: compraSchema,
        limit: 'upload',
      },
    },
  },
  {
    path: /^list\/shop$/,
    operations: {
      POST: {
        body: listSchema,
        maxBytes: 10_000,
        timeoutMs: TIMEOUT_MS.write,
        answer: listaCompradaSchema,
        limit: 'cart',
      },
    },
  },
  {
    path: /^product\/combination$/,
    operations: {
      POST: {
        body: combinationSchema,
        maxBytes: 1_000,
        timeoutMs: TIMEOUT_MS.page,
        answer: combinacaoCompradaSchema,
        // Every view of a product with an offer asks once: it changes nothing.
        limit: 'read',
      },
    },
  },
];
