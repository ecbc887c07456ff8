import { z } from 'zod';
import { fields } from '../api/http';

/** The key of a cart line. Lines with the same values are the same line. */
export type LineIdentity = {
  tipo: 'produto' | 'lista';
  idProduto: number;
  idAtributoSimples: number;
  idUnidadeVenda: number;
  idArmazem: number;
  /** Token of a configuration (lens options or kit sizes); '' if there is none. */
  adicional: string;
};

/** Picks the identity out of any object that contains it. */
export function identityOf(line: LineIdentity): LineIdentity {
  const { tipo, idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional } = line;
  return { tipo, idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional };
}

const identityFields = {
  idProduto: fields.id,
  idAtributoSimples: fields.id.default(0),
  idUnidadeVenda: fields.id.default(0),
  idArmazem: fields.id.default(0),
  adicional: z
    .union([z.string().max(64), z.null()])
    .transform((text) => text ?? '')
    .default(''),
};
const tipo = z.enum(['produto', 'lista']).default('produto');

/** Body of POST checkout/cart: `{tipo, itens}`; numbers may be strings. */
export const addBody = z.object({
  tipo,
  itens: z
    .array(z.object({ ...identityFields, quantidade: fields.quantity.default(1) }))
    .min(1)
    .max(50),
});

/**
 * Body of PUT checkout/cart: the keys of the line's hash, `tipo` and the new quantity, all on the top level.
 */
export const updateBody = z.object({ ...identityFields, tipo, quantidade: fields.quantity });

/** Body of DELETE checkout/cart: the keys of the line's hash, and `tipo`. */
export const removeBody = z.object({ ...identityFields, tipo });
