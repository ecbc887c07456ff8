import * as z from 'zod/mini';

const id = (min: number) => z.int().check(z.minimum(min), z.maximum(Number.MAX_SAFE_INTEGER));

const cep = z
  .string()
  .check(
    z.minLength(1, { error: 'Informe o seu CEP.', abort: true }),
    z.regex(/^\d{8}$/, 'O CEP tem oito números.'),
  );

/** The shopper's input for a quote. */
export const cepSchema = z.object({ cep });

/** Body of a shipping quote. `cep` is eight digits; `idAtributoValor` is 0 without a size. */
export const shippingSchema = z.object({
  cep,
  idProduto: id(1),
  idAtributoValor: z._default(id(0), 0),
  quantidade: z._default(z.int().check(z.minimum(1), z.maximum(9_999)), 1),
});
export type ShippingRequest = z.input<typeof shippingSchema>;
