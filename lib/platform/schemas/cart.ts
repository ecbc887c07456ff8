import { z } from 'zod';
import { toCents } from '@/lib/shared/money';
import {
  flag,
  label,
  link,
  listOf,
  looseObject,
  normalized,
  number,
  objectOrNull,
  optionalNumber,
  picture,
  requiredListOf,
  text,
} from './lenient';
import { parcelaSchema } from './offer';

type HashPart = string | number | boolean | null;

const isHashPart = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Identifies a cart line for the platform; must be returned unchanged, also empty parts, which PHP sends as `[]`. */
export type HashDoItem = Record<string, HashPart | HashPart[]>;

const hash = normalized((value): HashDoItem => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => isHashPart(part) || (Array.isArray(part) && part.every(isHashPart)),
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
    /**
     * Choices for the product, such as its lenses. Health data: only the shopper may see it.
     */
    personalizacao: listOf(z.object({ nome: label, valor: label })),
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
  valor: optionalNumber,
  descontoVista: objectOrNull(z.object({ valor: number, porcentagem: number, desconto: number })),
  parcelamento: listOf(parcelaSchema),
});

/** Message of the platform about the cart; `mensagem` is raw HTML. */
const mensagemSchema = z.object({ tipo: text, mensagem: text });

function sumOf(itens: ItemDoCarrinho[]): number {
  return (
    itens.reduce((cents, { precos, quantidade }) => cents + toCents(precos.precoPor) * quantidade, 0) / 100
  );
}

const CART_KEYS = ['quantidadeItens', 'quantidadeTotal', 'itens', 'subtotal'];

/**
 * Response to every checkout/cart call. An empty cart may be `[]`. Missing counts and totals are computed
 * from the items.
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
      itens: requiredListOf(itemSchema),
      subtotal: objectOrNull(subtotalSchema),
    }),
  )
  .transform(({ subtotal, quantidadeItens, quantidadeTotal, ...rest }) => ({
    ...rest,
    quantidadeItens: quantidadeItens || rest.itens.length,
    quantidadeTotal: quantidadeTotal || rest.itens.reduce((units, { quantidade }) => units + quantidade, 0),
    subtotal: {
      descontoVista: null,
      parcelamento: [],
      ...subtotal,
      valor: subtotal?.valor ?? sumOf(rest.itens),
    },
  }));
export type Carrinho = z.output<typeof carrinhoSchema>;

/** GET checkout/user. `vendaInterna` is null unless an operator is selling on behalf of a customer. */
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

/** POST sale/cancel: where the operator continues; `''` if the platform sends no address. */
export const canceladaSchema = z.object({ redirect: link });
