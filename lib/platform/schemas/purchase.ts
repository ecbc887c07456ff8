import { z } from 'zod';
import { label, listOf, looseObject, number, objectOrNull, optionalNumber, text } from './lenient';
import { precos } from './offer';

/** Address that puts a prepared purchase into the cart; `url` is `''` if the platform sends none. */
const cartTarget = looseObject({ url: label });

/** POST product/shop: only the address is used. */
export const compraSchema = z.object({ carrinho: cartTarget });
export type Compra = z.output<typeof compraSchema>;

/**
 * POST list/shop. `precos` is for exactly the pieces and sizes that were sent; null if the platform sends
 * none.
 */
export const listaCompradaSchema = z.object({ precos, carrinho: cartTarget });
export type ListaComprada = z.output<typeof listaCompradaSchema>;

/** POST product/combination: prices of two products bought together, in BRL; 0 means "not given". */
export const combinacaoCompradaSchema = z.object({
  precos: looseObject({
    de: number,
    por: number,
    vista: number,
    combinacao: objectOrNull(z.object({ de: number, descontoCombinacao: number, vista: number })),
  }),
  carrinho: cartTarget,
});
export type CombinacaoComprada = z.output<typeof combinacaoCompradaSchema>;

/**
 * Delivery option. `valor` is in BRL: 0 is free, null unknown. `prazo` is in the platform's words, such as "3 dias úteis".
 */
const freteSchema = z
  .object({ id: text, label, prazo: label, valor: optionalNumber })
  .refine((frete) => frete.label !== '');

/** POST shipment/product: delivery options, and the platform's message about restrictions. */
export const fretesSchema = z.object({
  fretes: listOf(freteSchema),
  restricaoEntrega: label,
  mensagem: label,
});
export type Fretes = z.output<typeof fretesSchema>;
export type Frete = Fretes['fretes'][number];
