import { z } from 'zod';
import { label, looseObject, number, objectOrNull } from './lenient';
import { precos } from './precos';

/** Where a prepared purchase is put into the cart; `url` is `''` when the platform names none. */
const destino = looseObject({ url: label });

/** POST product/shop (API-18): only the address is followed. */
export const compraSchema = z.object({ carrinho: destino });
export type Compra = z.output<typeof compraSchema>;

/**
 * POST list/shop (API-17, A-38): the kit as it was asked for. `precos` are those of exactly these pieces and sizes,
 * null when the platform names none.
 */
export const listaCompradaSchema = z.object({ precos, carrinho: destino });
export type ListaComprada = z.output<typeof listaCompradaSchema>;

/**
 * POST product/combination (API-20, PDP-24): prices of two products bought together, in BRL, 0 for "not
 * given"; `combinacao` is null when the platform leaves it out.
 */
export const combinacaoCompradaSchema = z.object({
  precos: looseObject({
    de: number,
    por: number,
    vista: number,
    combinacao: objectOrNull(z.object({ de: number, descontoCombinacao: number, vista: number })),
  }),
  carrinho: destino,
});
export type CombinacaoComprada = z.output<typeof combinacaoCompradaSchema>;
