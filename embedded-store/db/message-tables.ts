import { boolean, index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from './shopper-tables';

export const newsletterSignups = pgTable('newsletter_signups', {
  email: text().primaryKey(),
  nome: text().notNull(),
  segmento: text().notNull(),
  criadoEm: createdAt(),
});

export const contactMessages = pgTable('contact_messages', {
  id: serial().primaryKey(),
  formulario: text().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: text().notNull(),
  cidade: text().notNull(),
  estado: text().notNull(),
  assunto: text().notNull(),
  mensagem: text().notNull(),
  criadoEm: createdAt(),
});

/** Requests about a product: `aviso` (back in stock) and `orcamento` (quote). */
export const productRequests = pgTable('product_requests', {
  id: serial().primaryKey(),
  tipo: text().$type<'aviso' | 'orcamento'>().notNull(),
  idProduto: integer('id_produto').notNull(),
  idAtributoValor: integer('id_atributo_valor').notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: text().notNull(),
  observacao: text().notNull(),
  mailing: boolean().notNull(),
  criadoEm: createdAt(),
});

export const productReviews = pgTable(
  'product_reviews',
  {
    id: serial().primaryKey(),
    /** Not a foreign key, so that reviews survive a rebuild of the catalogue. */
    productId: integer('product_id').notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    nota: smallint().notNull(),
    comentario: text().notNull(),
    recomenda: boolean().notNull(),
    /** False at first, because new reviews need approval. */
    publicada: boolean().notNull().default(false),
    criadoEm: createdAt(),
  },
  (t) => [index('product_reviews_product').on(t.productId)],
);

export const evaluationKeys = pgTable('evaluation_keys', {
  chave: text().primaryKey(),
  usoUnico: boolean('uso_unico').notNull(),
  usadaEm: timestamp('usada_em', { withTimezone: true }),
});

export const storeEvaluations = pgTable('store_evaluations', {
  id: serial().primaryKey(),
  chave: text()
    .notNull()
    .references(() => evaluationKeys.chave),
  experiencia: smallint().notNull(),
  atendimento: smallint().notNull(),
  satisfacao: boolean().notNull(),
  autorizacao: boolean().notNull(),
  mensagem: text().notNull(),
  criadoEm: createdAt(),
});
