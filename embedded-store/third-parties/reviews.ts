import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { StoreReview } from '../content/shop-content';
import type { StoreContext } from '../context';
import { productReviews } from '../db/message-tables';
import { logFailure } from '../errors';

const NOTICE = 'Loja de demonstração, com avaliações de exemplo.';
const MAX_LIMIT = 50;

/** `recommend` is a percentage; `distribution` counts reviews by number of stars. */
type Summary = { average: number; count: number; recommend: number; distribution: Record<string, number> };

/**
 * A reviews service as shops use it: reviews of the shop and of products, and a widget. API requests need
 * `Authorization: Bearer …`; the widget's do not, because its script runs in shoppers' browsers.
 */
export function reviewsService(ctx: StoreContext): Hono {
  const service = new Hono();
  service.get('/widget.js', async (c) => {
    const script = await readFile(join(__dirname, 'widget.js'), 'utf8');
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  service.get('/widget/products/:id', cors(), (c) => sendProductReviews(ctx, c));
  service.use(async (c, next) => {
    if (!/^Bearer \S+$/.test(c.req.header('authorization') ?? ''))
      return c.json({ error: 'Unauthorized' }, 401);
    await next();
  });
  service.get('/store_reviews', (c) => sendStoreReviews(c, ctx.shop.storeReviews));
  service.get('/products/:id', (c) => sendProductReviews(ctx, c));
  service.all('*', (c) => c.json({ error: 'Not found' }, 404));
  service.onError((error, c) => {
    logFailure(c.req.path, error);
    return c.json({ error: 'Internal error' }, 500);
  });
  return service;
}

function sendStoreReviews(c: Context, storeReviews: readonly StoreReview[]): Response {
  const limit = parseLimit(c.req.query('limit'), 10, MAX_LIMIT);
  const least = parseLimit(c.req.query('min_rating'), 1, 5);
  if (limit === null || least === null) return c.json({ error: 'Invalid limit or min_rating' }, 422);
  const chosen = storeReviews.filter(({ rate }) => rate >= least).slice(0, limit);
  return c.json({
    notice: NOTICE,
    rating: summary(storeReviews.map(({ rate }) => ({ nota: rate, recomenda: rate >= 3 }))),
    store_reviews: chosen.map(({ id, text, author, dia, rate }) => ({
      id,
      text,
      author,
      date: dia,
      rate,
      demonstration: true,
    })),
  });
}

async function sendProductReviews(ctx: StoreContext, c: Context): Promise<Response> {
  const limit = parseLimit(c.req.query('limit'), 10, MAX_LIMIT);
  const id = parseLimit(c.req.param('id'), 0, 2_147_483_647);
  if (limit === null || id === null) return c.json({ error: 'Invalid product or limit' }, 422);
  const published = and(eq(productReviews.productId, id), eq(productReviews.publicada, true));
  const reviews = await newest(ctx, published, limit);
  c.header('Cache-Control', 'public, max-age=60');
  return c.json({
    notice: NOTICE,
    product: { id },
    rating: summary(await marks(ctx, published)),
    opinions: reviews.map((review) => ({
      id: review.id,
      text: review.comentario,
      author: review.nome,
      date: review.criadoEm.toISOString().slice(0, 10),
      rate: review.nota,
      demonstration: true,
    })),
  });
}

function newest({ db }: StoreContext, where: SQL | undefined, limit: number) {
  return db
    .select()
    .from(productReviews)
    .where(where)
    .orderBy(desc(productReviews.criadoEm), desc(productReviews.id))
    .limit(limit);
}

type Mark = { nota: number; recomenda: boolean };

async function marks({ db }: StoreContext, where: SQL | undefined): Promise<Mark[]> {
  const { nota, recomenda } = productReviews;
  const rows = await db
    .select({ nota, recomenda, times: count() })
    .from(productReviews)
    .where(where)
    .groupBy(nota, recomenda);
  return rows.flatMap(({ times, ...mark }) => Array.from({ length: times }, () => mark));
}

function summary(given: Mark[]): Summary {
  const total = given.length;
  const share = (part: number) => (total === 0 ? 0 : part / total);
  const sum = given.reduce((all, { nota }) => all + nota, 0);
  const stars = [1, 2, 3, 4, 5].map((star) => [
    String(star),
    given.filter(({ nota }) => nota === star).length,
  ]);
  return {
    average: Math.round(share(sum) * 10) / 10,
    count: total,
    recommend: Math.trunc(share(given.filter(({ recomenda }) => recomenda).length) * 100),
    distribution: Object.fromEntries(stars),
  };
}

/** An integer from 1 to `max`; the fallback if it is missing, null if it is invalid. */
function parseLimit(text: string | undefined, fallback: number, max: number): number | null {
  if (text === undefined) return fallback;
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return number <= max ? number : null;
}
