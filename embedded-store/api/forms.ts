import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import {
  contactMessages,
  evaluationKeys,
  newsletterSignups,
  productRequests,
  productReviews,
  storeEvaluations,
} from '../db/message-tables';
import { ApiError, fields, readBody } from './http';

const newsletterBody = z.object({ email: fields.email, nome: fields.text(120), segmento: fields.text(1) });

const contactBody = z.object({
  hashEmail: fields.required(80),
  nome: fields.required(120),
  email: fields.email,
  contato: fields.required(30),
  cidade: fields.text(120),
  estado: fields.text(2),
  assunto: fields.text(200),
  mensagem: fields.required(1000),
});

// The official documentation calls the text `mensagem`, but the store's own pages send `observacao`.
const requestBody = z.object({
  idProduto: fields.id,
  idAtributoValor: fields.id.default(0),
  nome: fields.required(120),
  email: fields.email,
  contato: fields.text(30),
  observacao: fields.text(2000),
  mensagem: fields.text(2000),
  mailing: fields.flag.default(false),
});

const reviewBody = z.object({
  idProduto: fields.id,
  nome: fields.required(120),
  email: fields.email,
  nota: fields.mark(5),
  comentario: fields.required(2000),
  recomenda: fields.flag.default(true),
});

const evaluationBody = z.object({
  experiencia: fields.mark(10),
  atendimento: fields.mark(10),
  satisfacao: fields.flag,
  autorizacao: fields.flag.default(false),
  mensagem: fields.text(2000),
});

/** The forms: newsletter, contact, back-in-stock notice, quote, product review, store evaluation. */
export function forms(ctx: StoreContext): Hono {
  const { db } = ctx;
  return new Hono()
    .post('/newsletter', async (c) => {
      const { email, nome, segmento } = await readBody(c, newsletterBody);
      await db
        .insert(newsletterSignups)
        .values({ email: email.toLowerCase(), nome, segmento })
        .onConflictDoNothing();
      return c.json({ sucesso: true });
    })
    .post('/form/contact', async (c) => {
      const { hashEmail: formulario, ...message } = await readBody(c, contactBody);
      await db.insert(contactMessages).values({ formulario, ...message });
      return c.json({ sucesso: true });
    })
    .post('/product/solicitation', (c) => saveProductRequest(ctx, c, 'aviso'))
    .post('/product/budget', (c) => saveProductRequest(ctx, c, 'orcamento'))
    .post('/evaluations/product', async (c) => {
      const { idProduto: productId, ...review } = await readBody(c, reviewBody);
      await requireProduct(ctx, productId);
      await db.insert(productReviews).values({ productId, ...review });
      return c.json({ sucesso: true });
    })
    .get('/evaluations/store/add/:key', async (c) => {
      const [key] = await db
        .select()
        .from(evaluationKeys)
        .where(openKey(c.req.param('key')));
      return c.json({ sucesso: key !== undefined });
    })
    .post('/evaluations/store/add/:key', async (c) => {
      const evaluation = await readBody(c, evaluationBody);
      await storeEvaluation(ctx, c.req.param('key'), evaluation);
      return c.json({ sucesso: true });
    });
}

async function requireProduct({ db }: StoreContext, id: number): Promise<void> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, id));
  if (!product) throw new ApiError(404, 'Produto não encontrado.');
}

/** A key that can still be used: demonstration keys at any time, all others once. */
function openKey(key: string) {
  return and(eq(evaluationKeys.chave, key.replaceAll('\0', '')), isNull(evaluationKeys.usadaEm));
}

async function storeEvaluation(
  { db }: StoreContext,
  key: string,
  evaluation: z.output<typeof evaluationBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const used = sql`case when ${evaluationKeys.usoUnico} then now() end`;
    const [taken] = await tx.update(evaluationKeys).set({ usadaEm: used }).where(openKey(key)).returning();
    if (!taken) throw new ApiError(404, 'Esta chave de avaliação não existe ou já foi usada.');
    await tx.insert(storeEvaluations).values({ chave: taken.chave, ...evaluation });
  });
}

async function saveProductRequest(ctx: StoreContext, c: Context, tipo: 'aviso' | 'orcamento') {
  const { mensagem, ...request } = await readBody(c, requestBody);
  await requireProduct(ctx, request.idProduto);
  await ctx.db
    .insert(productRequests)
    .values({ ...request, tipo, observacao: request.observacao || mensagem });
  return c.json({ sucesso: true });
}
