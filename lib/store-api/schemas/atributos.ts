import { z } from 'zod';
import { carrinhoPronto } from './carrinho-pronto';
import { flag, label, listOf, looseObject, number, objectOrNull, picture, text } from './lenient';
import { midias } from './midias';
import { precos } from './precos';
import { rotaFields, settleRota } from './rota';

const produtoDoValorSchema = z.object({ id: number, estoque: number, status: text, midias });

/** A colour of the product: a link to a sibling product (DATA-16). */
export const valorUnicoSchema = z
  .object({
    idAtributoValor: number,
    label,
    imagem: picture,
    selecionado: flag,
    produto: objectOrNull(produtoDoValorSchema),
    ...rotaFields,
  })
  .transform(settleRota);
export type ValorUnico = z.output<typeof valorUnicoSchema>;

/** A size of the product, with its own price, stock and cart payload (DATA-17). */
const valorSimplesSchema = z
  .object({
    id: number,
    idAtributoValor: number,
    label,
    imagem: picture,
    estoque: number,
    selecionado: flag,
    precos,
    carrinho: carrinhoPronto,
  })
  .transform(({ id, idAtributoValor, ...rest }) => ({ ...rest, idAtributoValor: idAtributoValor || id }));

const unicoSchema = z.object({ nome: label, valores: listOf(valorUnicoSchema) });
const simplesSchema = z.object({ nome: label, valores: listOf(valorSimplesSchema) });

/** Colours (`unico`) and sizes (`simples`); each null when the product has none (`[]` on the wire). */
export const atributos = looseObject({
  unico: objectOrNull(unicoSchema),
  simples: objectOrNull(simplesSchema),
});
