import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/connect';
import { configurations } from '../db/shopper-tables';

/** A configuration chosen before adding to the cart. Amounts in cents. */
export type Configuration =
  | { tipo: 'lentes'; productId: number; sizeId: number; acrescimo: number; escolhas: Choice[] }
  | { tipo: 'lista'; listId: number; tamanhos: { productId: number; sizeId: number }[] }
  /**
   * Bought together with `mainId`: `desconto` is taken off each unit while the cart contains that partner.
   */
  | { tipo: 'combinacao'; mainId: number; productId: number; sizeId: number; desconto: number };

/** A chosen lens option, with the names that the cart shows. */
export type Choice = { id: number; nome: string; valor: string; preco: number };

const shape: z.ZodType<Configuration> = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('lentes'),
    productId: z.number(),
    sizeId: z.number(),
    acrescimo: z.number(),
    escolhas: z.array(z.object({ id: z.number(), nome: z.string(), valor: z.string(), preco: z.number() })),
  }),
  z.object({
    tipo: z.literal('lista'),
    listId: z.number(),
    tamanhos: z.array(z.object({ productId: z.number(), sizeId: z.number() })),
  }),
  z.object({
    tipo: z.literal('combinacao'),
    mainId: z.number(),
    productId: z.number(),
    sizeId: z.number(),
    desconto: z.number(),
  }),
]);

/**
 * Stores a configuration under a token that cannot be guessed, which becomes the `adicional` of its cart
 * line.
 */
export async function storeConfiguration(db: Database, dados: Configuration): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await db.insert(configurations).values({ token, dados });
  return token;
}

/** Configurations by token; unknown tokens are left out. */
export async function loadConfigurations(
  db: Database,
  tokens: string[],
): Promise<Map<string, Configuration>> {
  const wanted = [...new Set(tokens.filter(Boolean))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(configurations).where(inArray(configurations.token, wanted));
  return new Map(rows.map((row) => [row.token, shape.parse(row.dados)]));
}
