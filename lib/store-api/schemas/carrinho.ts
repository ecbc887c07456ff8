import { z } from 'zod';
import {
  essentialListOf,
  flag,
  label,
  link,
  listOf,
  looseObject,
  number,
  objectOrNull,
  picture,
  settled,
  text,
} from './lenient';
import { parcelaSchema } from './precos';

/** Names a cart line. The platform compares loosely, so ids go back as they came: number or text. */
export type HashDoItem = Record<string, string | number | boolean | null>;

const hash = settled((value): HashDoItem => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => part === null || ['string', 'number', 'boolean'].includes(typeof part),
    ),
  );
});

const atributoDoItemSchema = z.object({
  atributo: objectOrNull(z.object({ label })),
  atributoValor: objectOrNull(z.object({ label })),
});

const itemSchema = z
  .object({
    nome: label,
    sku: text,
    tipo: text,
    quantidade: number,
    imagem: picture,
    url: text,
    precos: looseObject({ precoDe: number, precoPor: number, total: number }),
    atributos: looseObject({
      unico: objectOrNull(atributoDoItemSchema),
      simples: objectOrNull(atributoDoItemSchema),
    }),
    hash,
  })
  .transform(({ atributos, ...rest }) => ({
    ...rest,
    opcoes: [atributos.unico, atributos.simples].flatMap((atributo) =>
      atributo?.atributoValor
        ? [{ nome: atributo.atributo?.label ?? '', valor: atributo.atributoValor.label }]
        : [],
    ),
  }));
export type ItemDoCarrinho = z.output<typeof itemSchema>;

const subtotalSchema = z.object({
  valor: number,
  descontoVista: objectOrNull(z.object({ valor: number, porcentagem: number, desconto: number })),
  parcelamento: listOf(parcelaSchema),
});

/** Message of the platform about the cart; `mensagem` is raw HTML (CART-18). */
const mensagemSchema = z.object({ tipo: text, mensagem: text });

function toCents(value: number): number {
  return Math.round(value * 100);
}

function sumOf(itens: ItemDoCarrinho[]): number {
  return (
    itens.reduce((cents, { precos, quantidade }) => cents + toCents(precos.precoPor) * quantidade, 0) / 100
  );
}

const CART_KEYS = ['quantidadeItens', 'quantidadeTotal', 'itens', 'subtotal'];

/**
 * Every checkout/cart answer (CART-27, CART-28). An empty cart may lack `itens` and `subtotal`, or be `[]`;
 * counts and total that are missing beside items are worked out from them.
 */
export const carrinhoSchema = z
  .looseObject({})
  .refine((cart) => {
    const keys = Object.keys(cart);
    return keys.length === 0 || keys.some((key) => CART_KEYS.includes(key));
  })
  .pipe(
    z.object({
      quantidadeItens: number,
      quantidadeTotal: number,
      mensagens: listOf(mensagemSchema),
      itens: essentialListOf(itemSchema),
      subtotal: objectOrNull(subtotalSchema),
    }),
  )
  .transform(({ subtotal, quantidadeItens, quantidadeTotal, ...rest }) => ({
    ...rest,
    quantidadeItens: quantidadeItens || rest.itens.length,
    quantidadeTotal: quantidadeTotal || rest.itens.reduce((units, { quantidade }) => units + quantidade, 0),
    subtotal: subtotal ?? { valor: sumOf(rest.itens), descontoVista: null, parcelamento: [] },
  }));
export type Carrinho = z.output<typeof carrinhoSchema>;

/** GET checkout/user (API-37); `vendaInterna` is null unless an operator sells for a customer (SALE-04). */
export const usuarioSchema = z.object({
  id: number,
  nomeRazao: label,
  email: text,
  logado: flag,
  vendaInterna: objectOrNull(
    z
      .object({ id: number, usuario: objectOrNull(z.object({ id: number, nome: label })) })
      .refine(({ id }) => id > 0),
  ),
});
export type Usuario = z.output<typeof usuarioSchema>;

/** POST sale/cancel (SALE-08): where the operator goes on, `''` when the platform does not say. */
export const canceladaSchema = z.object({ redirect: link });
