import { z } from 'zod';
import { atributos } from './atributos';
import { carrinhoPronto } from './carrinho-pronto';
import { label, listOf, looseObject, number, objectOrNull, picture, requiredNumber, text } from './lenient';
import { marca, marcaSchema } from './marca';
import { midias } from './midias';
import { personalizacaoSchema } from './personalizacao';
import { precos } from './precos';
import { rotaFields, settleRota } from './rota';
import { seloSchema } from './selo';

export const STATUS = ['disponivel', 'indisponivel', 'sobConsulta'] as const;
export type Status = (typeof STATUS)[number];

/** Unknown states are read as sold out: the shop never offers what it cannot be sure to sell (DATA-02). */
const status = z.preprocess(
  (value) => STATUS.find((known) => known === value) ?? 'indisponivel',
  z.enum(STATUS),
);

/** Texts of a product as raw HTML, also when they come as `[]`. */
export const descricoes = looseObject({ curta: text, longa: text });

const filtroDoProdutoSchema = z.object({ idFiltro: number, label, imagem: picture });

const avaliacaoSchema = z.object({ media: number, quantidade: number });

/** Fields that cards and the product page share. HTML in `descricoes` is raw: sanitise before showing. */
export const produtoBase = {
  id: requiredNumber,
  nome: label,
  sku: text,
  /** Numbers of the trade; `''` where the platform has none, or tells them on the product's page alone. */
  ean: text,
  mpn: text,
  status,
  estoque: number,
  marca,
  marcas: listOf(marcaSchema),
  precos,
  atributos,
  carrinho: carrinhoPronto,
  personalizacoes: listOf(personalizacaoSchema),
  descricoes,
  filtros: listOf(filtroDoProdutoSchema),
  selos: listOf(seloSchema),
  midias,
  avaliacao: objectOrNull(avaliacaoSchema),
  ...rotaFields,
};

/** Lists carry `marcas[]` instead of `marca`; the first one is the brand then. */
export function settleMarca<
  T extends { marca: z.output<typeof marca>; marcas: z.output<typeof marcaSchema>[] },
>({ marcas, ...rest }: T) {
  return { ...rest, marca: rest.marca ?? marcas[0] ?? null };
}

/** Product as listings and showcases carry it. */
export const produtoSchema = z.object(produtoBase).transform(settleRota).transform(settleMarca);
export type Produto = z.output<typeof produtoSchema>;
