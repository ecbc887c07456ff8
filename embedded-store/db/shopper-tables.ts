import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const createdAt = () => timestamp('criado_em', { withTimezone: true }).notNull().defaultNow();

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Shoppers' sessions. Only a SHA-256 of the cookie's value is stored, so nobody can open a cart with a leaked
 * table.
 */
export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  cliente: boolean().notNull().default(false),
  vendaInterna: integer('venda_interna'),
  criadoEm: createdAt(),
  vistoEm: timestamp('visto_em', { withTimezone: true }).notNull().defaultNow(),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial().primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tipo: text().$type<'produto' | 'lista'>().notNull(),
    idProduto: integer('id_produto').notNull(),
    idAtributoSimples: integer('id_atributo_simples').notNull(),
    idUnidadeVenda: integer('id_unidade_venda').notNull(),
    idArmazem: integer('id_armazem').notNull(),
    adicional: text().notNull(),
    quantidade: integer().notNull(),
    criadoEm: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_lines_identity').on(
      t.sessionId,
      t.tipo,
      t.idProduto,
      t.idAtributoSimples,
      t.idUnidadeVenda,
      t.idArmazem,
      t.adicional,
    ),
  ],
);

/** Choices made before buying: the lens options of a frame, or the sizes of a kit. */
export const configurations = pgTable('configurations', {
  token: text().primaryKey(),
  dados: jsonb().notNull(),
  criadoEm: createdAt(),
});

/** Prescription photos, which are health data. They have their own table, from which they are deleted. */
export const prescriptionUploads = pgTable('prescription_uploads', {
  id: serial().primaryKey(),
  token: text()
    .notNull()
    .references(() => configurations.token, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  conteudo: bytea().notNull(),
  criadoEm: createdAt(),
});

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    idProduto: integer('id_produto').notNull(),
    idAtributoSimples: integer('id_atributo_simples').notNull(),
    criadoEm: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.idProduto, t.idAtributoSimples] })],
);

export const browsingHistory = pgTable('browsing_history', {
  id: serial().primaryKey(),
  sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  evento: text().notNull(),
  url: text().notNull(),
  criadoEm: createdAt(),
});

/** A line of an order, as it was when the order was placed. `total` is in cents. */
export type OrderedLine = {
  nome: string;
  sku: string;
  quantidade: number;
  imagem: string;
  total: number;
  /** Lenses and state of the prescription; orders from before they were stored have none. */
  escolhas?: string[];
};

/** Orders of the demonstration. Nothing is charged or sent for them. */
export const orders = pgTable('orders', {
  id: serial().primaryKey(),
  sessionId: text('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  linhas: jsonb().$type<OrderedLine[]>().notNull(),
  /** The shopper's postal code and the time of delivery, or that delivery is free if no code was known. */
  entrega: text().notNull(),
  criadoEm: createdAt(),
});
