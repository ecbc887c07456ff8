import { z } from 'zod';
import { essentialListOf, objectOrNull, text } from './lenient';

const idOrZero = text.transform((value) => value || '0');

/** Line of a ready cart payload. The platform sends and accepts these ids as text; `'0'` means none. */
const itemProntoSchema = z.object({
  idProduto: text.refine((value) => value !== '' && value !== '0'),
  idAtributoSimples: idOrZero,
  idUnidadeVenda: idOrZero,
  idArmazem: idOrZero,
  quantidade: text.transform((value) => value || '1'),
  adicional: text,
  parametros: text,
});

/** What POST checkout/cart takes to add this product, and the store-site address that adds it (DATA-12). */
export const carrinhoProntoSchema = z
  .object({ tipo: text, url: text, itens: essentialListOf(itemProntoSchema) })
  .refine(({ tipo, itens }) => tipo !== '' && itens.length > 0);
export type CarrinhoPronto = z.output<typeof carrinhoProntoSchema>;

/** The payload, or null when the product cannot be bought directly (`[]` on the wire). */
export const carrinhoPronto = objectOrNull(carrinhoProntoSchema);
