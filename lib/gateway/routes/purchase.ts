import { z } from 'zod';
import { CALL_MS } from '@/lib/config/time-limits';
import { isPictureRefused } from '@/lib/pictures/tasks';
import { combinacaoCompradaSchema, compraSchema, listaCompradaSchema } from '@/lib/platform/schemas/purchase';
import { MAX_PHOTOS } from '@/lib/purchase/lens/photo';
import { cleanPhotos, isPhotoQueueFull, isPhotoText } from '@/lib/purchase/lens/uploaded-photo';
import { preparedBody, type Route, UnusableBodyError } from './operation';

const MAX_PRICE = 10_000_000;
const MAX_UPLOAD_BODY = 10_000_000;
const MAX_BODY_WITHOUT_PHOTO = 50_000;

/** Numeric ids become numbers; other ids stay text. */
const id = z
  .union([z.string().regex(/^[\w-]{1,40}$/), z.number().int().min(0)])
  .transform((value) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : value));
const price = z.number().min(0).max(MAX_PRICE);
const attributeValueId = id.default(0);
const quantity = z.number().int().min(1).max(9_999);
const flagLetter = z.enum(['s', 'n']);

const optionValueSchema = z.object({
  id,
  valor: z.string().max(300),
  preco: z.number().min(-MAX_PRICE).max(MAX_PRICE),
  precoDefault: z.string().max(20),
  quantidade: z.number().int().min(0).max(100),
});

const photoSchema = z.string().refine(isPhotoText, 'no photo');

const customizationSchema = z.object({
  id,
  tipo: z.string().regex(/^\w{1,20}$/),
  preco: price,
  multiplicarPreco: flagLetter,
  valorSelect: optionValueSchema.optional(),
  valoresCheckbox: z.array(optionValueSchema).max(20).optional(),
  valorText: z.string().max(2_000).optional(),
  valorUpload: photoSchema.optional(),
});

const photosOf = (list: readonly z.output<typeof customizationSchema>[]): string[] =>
  list.flatMap(({ valorUpload }) => valorUpload ?? []);

const productSchema = z.object({
  produtos: z
    .array(
      z.object({
        id,
        quantidade: z.literal(1),
        idAtributoValor: attributeValueId,
        preco: price,
        personalizacao: z
          .array(customizationSchema)
          .max(20)
          .refine((list) => photosOf(list).length <= MAX_PHOTOS, 'too many photos'),
      }),
    )
    .length(1),
  carrinho: z.literal(true),
});

type ProductOrder = z.output<typeof productSchema>;

/** The order with its photos re-encoded, so that they are safe to forward. */
async function withCleanPhotos(
  order: ProductOrder,
  signal: AbortSignal,
  client?: string,
): Promise<ProductOrder> {
  const photos = [...new Set(order.produtos.flatMap(({ personalizacao }) => photosOf(personalizacao)))];
  const cleaned = await cleanPhotos(photos, signal, client).catch((cause: unknown) => {
    throw isPictureRefused(cause) ? new UnusableBodyError(cause.message, { cause }) : cause;
  });
  const clean = new Map(photos.map((photo, index) => [photo, cleaned[index]]));
  const produtos = order.produtos.map((product) => ({
    ...product,
    personalizacao: product.personalizacao.map((option) =>
      option.valorUpload === undefined ? option : { ...option, valorUpload: clean.get(option.valorUpload) },
    ),
  }));
  return { ...order, produtos };
}

const kitSchema = z.object({
  idListaCompra: id,
  produtos: z
    .array(z.object({ id, idAtributoValor: attributeValueId, quantidade: quantity, preco: price }))
    .min(1)
    .max(50),
  carrinho: z.literal(true),
});

const combinedProductSchema = z.object({ id, idAtributoValor: attributeValueId, preco: price });
const combinationSchema = z.object({
  produtoPrincipal: combinedProductSchema,
  produtoIndicado: combinedProductSchema,
});

/** Purchases that the platform prepares: with lenses, as a kit, or two products together. */
export const purchaseRoutes: Route[] = [
  {
    path: /^product\/shop$/,
    operations: {
      POST: {
        ...preparedBody(
          productSchema,
          (bytes, client) => bytes > MAX_BODY_WITHOUT_PHOTO && isPhotoQueueFull(client),
          withCleanPhotos,
        ),
        maxBytes: MAX_UPLOAD_BODY,
        timeoutMs: CALL_MS.upload,
        response: compraSchema,
        limit: 'upload',
      },
    },
  },
  {
    path: /^list\/shop$/,
    operations: {
      POST: {
        body: kitSchema,
        maxBytes: 10_000,
        timeoutMs: CALL_MS.write,
        response: listaCompradaSchema,
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
        timeoutMs: CALL_MS.page,
        response: combinacaoCompradaSchema,
        // This call changes nothing, and every view of a product with a combined offer makes it.
        limit: 'read',
      },
    },
  },
];
