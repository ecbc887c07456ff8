import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { FrameSpec } from '../catalogue/images/frame-spec';
import type { Feature, LandingRule, Personalization, Piece } from './json-types';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Key/value metadata of the database, such as the name of its catalogue. */
export const storeMeta = pgTable('store_meta', {
  chave: text().primaryKey(),
  valor: text().notNull(),
});

export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  nome: text().notNull(),
  descricao: text().notNull(),
  ativo: boolean().notNull().default(true),
});

/** `nivel` counts as on the platform: 2 is the first path segment. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  nivel: smallint().notNull(),
  slug: text().notNull(),
  path: text().notNull().unique(),
  nome: text().notNull(),
  descricao: text().notNull(),
  ordem: integer().notNull(),
});

export const landingPages = pgTable('landing_pages', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  nome: text().notNull(),
  descricao: text().notNull(),
  layout: text().notNull().default(''),
  /** CSS of a landing page (`layoutPersonalizado.codigoCss`). */
  codigoCss: text('codigo_css').notNull().default(''),
  regra: jsonb().$type<LandingRule>().notNull(),
});

/** A filter (`filtro`) or attribute (`atributo`) of the listing menu. */
export const facetGroups = pgTable('facet_groups', {
  id: integer().primaryKey(),
  tipo: text().$type<'filtro' | 'atributo'>().notNull(),
  slug: text().notNull().unique(),
  nome: text().notNull(),
  apresentacao: text().$type<'texto' | 'imagem'>().notNull(),
  ordem: integer().notNull(),
});

export const facetValues = pgTable('facet_values', {
  id: integer().primaryKey(),
  groupId: integer('group_id')
    .notNull()
    .references(() => facetGroups.id),
  slug: text().notNull().unique(),
  label: text().notNull(),
  ordem: integer().notNull(),
});

/** Lens options of prescription frames. `conjunto` names the set of options that a product uses. */
export const personalizations = pgTable('personalizations', {
  id: integer().primaryKey(),
  conjunto: text().notNull(),
  dados: jsonb().$type<Personalization>().notNull(),
});

/** One colour of a model, which is a product; prices in cents. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    familiaId: integer('familia_id').notNull(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    ean: text().notNull(),
    mpn: text().notNull(),
    nome: text().notNull(),
    nomeOrdem: text('nome_ordem').notNull(),
    status: text().$type<'disponivel' | 'indisponivel' | 'sobConsulta'>().notNull(),
    estoque: integer().notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** The product's category and all its ancestors. */
    categorias: integer().array().notNull(),
    /** Ids of facet_values. */
    facetas: integer().array().notNull(),
    precoDe: integer('preco_de').notNull(),
    precoPor: integer('preco_por').notNull(),
    plano: text().notNull(),
    desconto: smallint().notNull(),
    popularidade: integer().notNull(),
    lancamento: integer().notNull(),
    cor: text().notNull(),
    corSlug: text('cor_slug').notNull(),
    curta: text().notNull(),
    longa: text().notNull(),
    caracteristicas: jsonb().$type<Feature[]>().notNull(),
    /** Size chart (`descricoes.tabelaMedida`) as HTML, '' without one. */
    tabelaMedida: text('tabela_medida').notNull().default(''),
    /** Contents of a kit sold as a product. */
    pecas: jsonb().$type<Piece[]>().notNull().default([]),
    /** Parameters from which eyewear is drawn; null for products with stored pictures. */
    frameSpec: jsonb('frame_spec').$type<FrameSpec>(),
    /** Name of the stored pictures, '' for drawn products. */
    foto: text().notNull().default(''),
    imagens: smallint().notNull(),
    video: text().notNull().default(''),
    selos: text().array().notNull(),
    conjuntoLentes: text('conjunto_lentes'),
    buscaTexto: text('busca_texto').notNull(),
    busca: tsvector().generatedAlwaysAs(
      sql`to_tsvector('portuguese'::regconfig, busca_texto) || to_tsvector('simple'::regconfig, busca_texto)`,
    ),
  },
  (t) => [index('products_familia').on(t.familiaId), index('products_busca').using('gin', t.busca)],
);

/** A size of a product (`atributos.simples`); `id` is the platform's idAtributoValor. */
export const productSizes = pgTable(
  'product_sizes',
  {
    id: integer().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    label: text().notNull(),
    estoque: integer().notNull(),
    precoDe: integer('preco_de').notNull(),
    precoPor: integer('preco_por').notNull(),
    ordem: smallint().notNull(),
  },
  (t) => [index('product_sizes_product').on(t.productId)],
);

/** "Compre junto": whoever buys `otherId` together with `productId` gets the discount on the pair. */
export const combinations = pgTable(
  'combinations',
  {
    id: integer().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tipoDesconto: text('tipo_desconto').$type<'valor' | 'porcentagem'>().notNull(),
    /** In cents for `valor`, in whole percent for `porcentagem`. */
    desconto: integer().notNull(),
  },
  (t) => [index('combinations_product').on(t.productId)],
);

export const productQuestions = pgTable(
  'product_questions',
  {
    id: integer().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    data: text().notNull(),
    pergunta: text().notNull(),
    resposta: text().notNull(),
  },
  (t) => [index('product_questions_product').on(t.productId)],
);

export const lists = pgTable('lists', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  nome: text().notNull(),
  tipo: text().$type<'aberta' | 'fechada'>().notNull(),
  sku: text().notNull(),
  curta: text().notNull(),
  longa: text().notNull(),
  /** Whole percent off the sum of the items. */
  desconto: smallint().notNull(),
  selecaoAtributo: boolean('selecao_atributo').notNull(),
  frameSpec: jsonb('frame_spec').$type<FrameSpec>(),
  /** Name of the stored pictures, '' for drawn lists. */
  foto: text().notNull().default(''),
});

export const listItems = pgTable(
  'list_items',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantidade: integer().notNull(),
    ordem: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.productId] })],
);
