import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { ApiError } from '../api/http';
import { escapeHtml } from '../catalogue/text';
import type { StoreContext } from '../context';
import { cartLines, sessions } from '../db/shopper-tables';
import type { LineIdentity } from './line-identity';
import { type LineProblem, type PricedLine, priceLines } from './priced-line';

/** A message about the cart; `mensagem` is HTML. */
export type CartMessage = { tipo: 'erro' | 'aviso' | 'sucesso'; mensagem: string };
export type CartLine = PricedLine & { quantidade: number };

/** Sum of lines, in cents. */
export const totalOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.price.por * line.quantidade, 0);

export const piecesOf = (lines: readonly { quantidade: number }[]): number =>
  lines.reduce((sum, { quantidade }) => sum + quantidade, 0);

/** Messages about a cart change, and the cart afterwards. */
export type CartChange = { messages: CartMessage[]; lines: CartLine[] };

type Addition = LineIdentity & { quantidade: number };
type StoredLine = typeof cartLines.$inferSelect;

/** The lines of a session's cart at current prices, in the order in which they were added. */
export async function readCart(ctx: StoreContext, sessionId: string): Promise<CartLine[]> {
  const rows = await readLines(ctx, sessionId);
  const priced = await priceLines(ctx, rows);
  const lines = rows.flatMap((row, i) => {
    const line = priced[i];
    return line && typeof line !== 'string' ? [{ ...line, quantidade: row.quantidade }] : [];
  });
  return lines.map((line) => applyCombinationDiscount(line, lines));
}

/** Takes the buy-together discount off each unit while the cart contains the partner. */
function applyCombinationDiscount(line: CartLine, lines: CartLine[]): CartLine {
  const { together, price } = line;
  if (!together) return line;
  const hasPartner = lines.some(
    ({ identity }) => identity.tipo === 'produto' && identity.idProduto === together.mainId,
  );
  if (!hasPartner) return line;
  return { ...line, price: { de: price.de || price.por, por: Math.max(0, price.por - together.desconto) } };
}

/**
 * Adds items to the cart; an item that is already there increases the quantity of its line. Quantities are
 * limited to the stock, with a message.
 * @throws ApiError 404 for an unknown item, 400 for one that needs a size
 */
export function addToCart(ctx: StoreContext, sessionId: string, items: Addition[]): Promise<CartChange> {
  return changeCart(ctx, sessionId, async (inner) => {
    const priced = await priceLines(inner, items);
    for (const line of priced) throwIfRefused(line);
    const added = priced.flatMap((line) => (line && typeof line !== 'string' ? [line.identity] : []));
    await forgetRemoved(inner, sessionId, added);
    const messages: CartMessage[] = [];
    for (const [i, item] of items.entries()) {
      const line = priced[i];
      if (!line || typeof line === 'string') {
        messages.push({ tipo: 'erro', mensagem: 'Este produto <b>não está à venda</b> no momento.' });
        continue;
      }
      const rows = await readLines(inner, sessionId);
      const present = rows.find((row) => sameLine(row, line.identity))?.quantidade ?? 0;
      messages.push(...(await storeLine(inner, sessionId, rows, line, present + item.quantidade)));
    }
    return messages;
  });
}

/**
 * Sets the quantity of a line, within the stock.
 * @throws ApiError 404 if the cart has no such line
 */
export function setQuantity(
  ctx: StoreContext,
  sessionId: string,
  identity: LineIdentity,
  quantidade: number,
): Promise<CartChange> {
  return changeCart(ctx, sessionId, async (inner) => {
    const rows = await readLines(inner, sessionId);
    if (!rows.some((row) => sameLine(row, identity)))
      throw new ApiError(404, 'Item não encontrado no carrinho.');
    const [line] = await priceLines(inner, [identity]);
    throwIfRefused(line);
    if (!line || typeof line === 'string') {
      await removeLine(inner, sessionId, identity);
      return [{ tipo: 'erro', mensagem: 'Um item saiu da sacola porque <b>não está mais à venda</b>.' }];
    }
    return storeLine(inner, sessionId, rows, line, quantidade);
  });
}

/** Removes a line, which keeps its place until something else is added; a missing line is not an error. */
export async function removeLine(
  ctx: StoreContext,
  sessionId: string,
  identity: LineIdentity,
): Promise<void> {
  await ctx.db.update(cartLines).set({ quantidade: 0 }).where(lineWhere(sessionId, identity));
}

/** Deletes the removed lines, except those that are added again: they return to their places. */
async function forgetRemoved({ db }: StoreContext, sessionId: string, added: LineIdentity[]): Promise<void> {
  const removed = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.sessionId, sessionId), eq(cartLines.quantidade, 0)));
  for (const row of removed)
    if (!added.some((identity) => sameLine(row, identity)))
      await db.delete(cartLines).where(eq(cartLines.id, row.id));
}

function throwIfRefused(line: PricedLine | LineProblem | undefined): void {
  if (line === 'unknown' || line === undefined) throw new ApiError(404, 'Produto não encontrado.');
  if (line === 'size-missing') throw new ApiError(400, 'Selecione o tamanho do produto.');
}

async function storeLine(
  ctx: StoreContext,
  sessionId: string,
  rows: StoredLine[],
  line: PricedLine,
  wanted: number,
): Promise<CartMessage[]> {
  const { identity, stock } = line;
  const elsewhere = rows
    .filter((row) => sameStock(row, identity) && !sameLine(row, identity))
    .reduce((sum, row) => sum + row.quantidade, 0);
  const quantidade = Math.min(wanted, Math.max(0, stock - elsewhere));
  if (quantidade > 0) {
    await ctx.db
      .insert(cartLines)
      .values({ sessionId, ...identity, quantidade })
      .onConflictDoUpdate({
        target: [
          cartLines.sessionId,
          cartLines.tipo,
          cartLines.idProduto,
          cartLines.idAtributoSimples,
          cartLines.idUnidadeVenda,
          cartLines.idArmazem,
          cartLines.adicional,
        ],
        set: { quantidade },
      });
  }
  return quantidade < wanted ? [stockMessage(line, stock)] : [];
}

function stockMessage(line: PricedLine, stock: number): CartMessage {
  const left =
    stock === 1 ? 'só temos <b>1 unidade</b> em estoque' : `só temos <b>${stock} unidades</b> em estoque`;
  return { tipo: 'erro', mensagem: `${escapeHtml(line.nome)}: ${stock === 0 ? '<b>esgotado</b>' : left}.` };
}

function readLines({ db }: StoreContext, sessionId: string): Promise<StoredLine[]> {
  return db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.sessionId, sessionId), gt(cartLines.quantidade, 0)))
    .orderBy(asc(cartLines.id));
}

/**
 * Makes the changes of a cart one after another, by locking the session's row. The cart is read before the
 * lock is released, so that with many writers a shopper does not wait for all of them between change and
 * response.
 */
function changeCart(
  ctx: StoreContext,
  sessionId: string,
  change: (inner: StoreContext) => Promise<CartMessage[]>,
): Promise<CartChange> {
  return ctx.db.transaction(async (db) => {
    const inner = { ...ctx, db };
    await db.update(sessions).set({ vistoEm: sql`now()` }).where(eq(sessions.id, sessionId));
    const messages = await change(inner);
    return { messages, lines: await readCart(inner, sessionId) };
  });
}

function sameStock(row: LineIdentity, other: LineIdentity): boolean {
  return (
    row.tipo === other.tipo &&
    row.idProduto === other.idProduto &&
    row.idAtributoSimples === other.idAtributoSimples
  );
}

function sameLine(row: LineIdentity, other: LineIdentity): boolean {
  return (
    sameStock(row, other) &&
    row.idUnidadeVenda === other.idUnidadeVenda &&
    row.idArmazem === other.idArmazem &&
    row.adicional === other.adicional
  );
}

function lineWhere(sessionId: string, line: LineIdentity) {
  return and(
    eq(cartLines.sessionId, sessionId),
    eq(cartLines.tipo, line.tipo),
    eq(cartLines.idProduto, line.idProduto),
    eq(cartLines.idAtributoSimples, line.idAtributoSimples),
    eq(cartLines.idUnidadeVenda, line.idUnidadeVenda),
    eq(cartLines.idArmazem, line.idArmazem),
    eq(cartLines.adicional, line.adicional),
  );
}
