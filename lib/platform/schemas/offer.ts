import { z } from 'zod';
import {
  listOf,
  number,
  objectOrNull,
  optionalFlag,
  optionalNumber,
  requiredListOf,
  requiredNumber,
  text,
} from './lenient';

/**
 * An instalment option. `taxa` is a percentage: 0 means no interest, above 0 interest, below 0 a discount.
 * `exibirTaxa` is whether shoppers see it. Both are null if the platform does not say.
 */
export const parcelaSchema = z.object({
  parcelas: requiredNumber,
  valorParcela: requiredNumber,
  valorTotal: number,
  taxa: optionalNumber,
  exibirTaxa: optionalFlag,
});
export type Parcela = z.output<typeof parcelaSchema>;

const precosSchema = z.object({
  de: number,
  por: number,
  vista: number,
  descontoVista: number,
  parcelamento: listOf(parcelaSchema),
});

/** Prices in reais; 0 means "not given". */
export type Precos = z.output<typeof precosSchema>;

/**
 * Prices; null if the platform sends none, or no price to pay, as for products on request. A size without one costs what
 * the product does.
 */
export const precos = objectOrNull(precosSchema).transform((given) =>
  given && (given.por > 0 || given.vista > 0) ? given : null,
);

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

/** Body of a POST checkout/cart that adds this product, and the address on the store's site that adds it. */
export const addPayloadSchema = z
  .object({ tipo: text, url: text, itens: requiredListOf(itemProntoSchema) })
  .refine(({ tipo, itens }) => tipo !== '' && itens.length > 0);
export type AddPayload = z.output<typeof addPayloadSchema>;

/** The payload, or null if the product cannot be bought directly (`[]` on the wire). */
export const addPayload = objectOrNull(addPayloadSchema);
