import { z } from 'zod';
import {
  flag,
  html,
  label,
  listOf,
  looseObject,
  number,
  objectOrNull,
  picture,
  requiredNumber,
  stock,
  text,
} from './lenient';
import { type AddPayload, addPayload, precos } from './offer';
import { normalizeRota, rotaFields } from './route';
import { seloSchema } from './seal';

const arquivosSchema = z.object({ small: picture, medium: picture, big: picture, zoom: picture });

/** Picture of a product in four sizes; a size may be `''`. */
export const imagemSchema = z
  .object({ label, arquivos: arquivosSchema })
  .refine(({ arquivos }) => Object.values(arquivos).some((url) => url !== ''));
export type Imagem = z.output<typeof imagemSchema>;

/** Schema of `midias`, which platforms in PHP send as `[]` when it is empty. */
export const midias = looseObject({ imagens: listOf(imagemSchema) });

/** Brand. */
const marcaSchema = z
  .object({ id: number, nome: label, imagem: picture, ...rotaFields })
  .refine(({ nome }) => nome !== '')
  .transform(normalizeRota);

/** The brand of a product, or null. */
const marca = objectOrNull(marcaSchema);

/** The brand under its English key; the value may be just the brand's name. */
const brand = z.preprocess(
  (value) => (typeof value === 'string' ? { nome: value } : value),
  objectOrNull(marcaSchema),
);

/** GET brands?ativo=true. */
export const marcasSchema = z.object({ marcas: listOf(marcaSchema) });

const segmentacaoItemSchema = z.object({ id: text, idPersonalizacao: text });

/**
 * A choice in a group. `valor` is "title|subtitle", `preco` is in BRL, `segmentacao` restricts the choices in
 * other groups.
 */
const valorPersonalizacaoSchema = z.object({
  id: text,
  valor: text,
  preco: number,
  precoDefault: text,
  quantidade: number,
  selecionado: flag,
  segmentacao: objectOrNull(z.object({ itens: listOf(segmentacaoItemSchema) })),
});

/** Group of lens choices (Espessura, Modelo, Tipo, Receita) of a product. */
export const personalizacaoSchema = z.object({
  id: text,
  nome: label,
  descricao: text,
  tipo: text,
  preco: number,
  multiplicarPreco: flag,
  obrigatorio: flag,
  valores: listOf(valorPersonalizacaoSchema),
});
export type Personalizacao = z.output<typeof personalizacaoSchema>;

const produtoDoValorSchema = z.object({ id: number, estoque: stock, status: text, midias });

/** A colour of the product, as a link to another product of the same model. */
export const valorUnicoSchema = z
  .object({
    idAtributoValor: number,
    label,
    imagem: picture,
    selecionado: flag,
    produto: objectOrNull(produtoDoValorSchema),
    ...rotaFields,
  })
  .transform(normalizeRota);
export type ValorUnico = z.output<typeof valorUnicoSchema>;

/** A size of the product, with its own price, stock and cart payload. */
const valorSimplesSchema = z
  .object({
    id: number,
    idAtributoValor: number,
    label,
    sku: text,
    ean: text,
    imagem: picture,
    estoque: stock,
    selecionado: flag,
    precos,
    carrinho: addPayload,
  })
  .transform(({ id, idAtributoValor, ...rest }) => ({ ...rest, idAtributoValor: idAtributoValor || id }));

const unicoSchema = z.object({ nome: label, valores: listOf(valorUnicoSchema) });
/** `carrinho` is that of the product, which some showcases send here. */
const simplesSchema = z.object({ nome: label, valores: listOf(valorSimplesSchema), carrinho: addPayload });

/** Colours (`unico`) and sizes (`simples`); each null if the product has none (`[]` on the wire). */
export const atributos = looseObject({
  unico: objectOrNull(unicoSchema),
  simples: objectOrNull(simplesSchema),
});

export const STATUS = ['disponivel', 'indisponivel', 'sobConsulta'] as const;
export type Status = (typeof STATUS)[number];

/** An unknown status counts as sold out. */
const status = z.preprocess(
  (value) => STATUS.find((known) => known === value) ?? 'indisponivel',
  z.enum(STATUS),
);

/** Raw HTML texts of a product, which PHP may send as `[]`. `tabelaMedida` is the size chart. */
export const descricoes = looseObject({ curta: html, longa: html, tabelaMedida: text });

const filtroDoProdutoSchema = z.object({ idFiltro: number, label, imagem: picture });

const avaliacaoSchema = z.object({ media: number, quantidade: number });

/** Fields that cards and product pages share. HTML in `descricoes` is raw: sanitise it before showing it. */
export const produtoBase = {
  id: requiredNumber,
  nome: label,
  sku: text,
  /** `''` if the platform has none, or sends it only with the product's page. */
  ean: text,
  mpn: text,
  status,
  estoque: stock,
  marca,
  marcas: listOf(marcaSchema),
  brand,
  precos,
  atributos,
  carrinho: addPayload,
  personalizacoes: listOf(personalizacaoSchema),
  descricoes,
  filtros: listOf(filtroDoProdutoSchema),
  selos: listOf(seloSchema),
  midias,
  avaliacao: objectOrNull(avaliacaoSchema),
  ...rotaFields,
};

type Brand = z.output<typeof marca>;
type Attributes = z.output<typeof atributos>;

/** Selects the product's own colour, which some platforms mark only by its product. */
function selectOwnColour({ unico, simples }: Attributes, id: number): Attributes {
  if (unico === null) return { unico, simples };
  const valores = unico.valores.map((value) => ({
    ...value,
    selecionado: value.selecionado || value.produto?.id === id,
  }));
  return { unico: { ...unico, valores }, simples };
}

/** An only size has the product's stock and cart address, whether or not the platform says so again. */
function completeOnlySize(
  attributes: Attributes,
  product: Pick<Unnormalized, 'estoque' | 'carrinho'>,
): Attributes {
  const { unico, simples } = attributes;
  const [size, ...others] = simples?.valores ?? [];
  if (simples === null || size === undefined || others.length > 0) return attributes;
  const carrinho = size.carrinho && {
    ...size.carrinho,
    url: size.carrinho.url || (product.carrinho?.url ?? ''),
  };
  return {
    unico,
    simples: { ...simples, valores: [{ ...size, carrinho, estoque: size.estoque || product.estoque }] },
  };
}

type Unnormalized = {
  id: number;
  estoque: number;
  atributos: Attributes;
  carrinho: AddPayload | null;
  marca: Brand;
  marcas: NonNullable<Brand>[];
  brand: Brand;
};

/**
 * Lists have `marcas[]` instead of `marca`, with the brand as the first entry; some showcases have `brand`.
 */
export function normalizeProduct<T extends Unnormalized>({ marcas, brand: namedInEnglish, ...rest }: T) {
  const carrinho = rest.carrinho ?? rest.atributos.simples?.carrinho ?? null;
  const atributos = completeOnlySize(rest.atributos, { estoque: rest.estoque, carrinho });
  return {
    ...rest,
    marca: rest.marca ?? namedInEnglish ?? marcas[0] ?? null,
    carrinho,
    atributos: selectOwnColour(atributos, rest.id),
  };
}

/** Product of a listing or showcase. */
export const produtoSchema = z.object(produtoBase).transform(normalizeRota).transform(normalizeProduct);
export type Produto = z.output<typeof produtoSchema>;
