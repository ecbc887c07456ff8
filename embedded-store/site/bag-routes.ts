import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { ApiError, storableText } from '../api/http';
import { deliveryOf as deliveryTo } from '../api/shipment';
import { addToCart, type CartLine, removeLine, setQuantity } from '../cart/cart';
import { identityOf, type LineIdentity, removeBody, updateBody } from '../cart/line-identity';
import { priceLines } from '../cart/priced-line';
import { ownEntry } from '../own-entry';
import { DELIVERY_ID } from './bag-summary';
import { type Addition, readCartLink, writeCartLink } from './cart-link';
import { cartPage, emptyCartPage, lineId, type Removal } from './checkout-pages';
import { withSizes } from './line-sizes';
import { CEP_COOKIE, DELIVERY_COOKIE, type SiteContext, type SiteEnv, type SiteTools } from './site-tools';

const warnings: Record<string, string> = {
  estoque: 'Ajustamos a quantidade ao que temos em estoque.',
  tamanho: 'Um dos produtos não entrou na sacola: escolha o tamanho na página dele.',
  indisponivel: 'Um dos produtos não entrou na sacola porque não está à venda agora.',
};

/** As long as the shop keeps it. */
const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

const cartPath = (aviso: string) => `/checkout/carrinho/${aviso === '' ? '' : `?aviso=${aviso}`}`;

/** The part of the page with the delivery, which also explains why a postal code is unknown. */
const deliveryPath = (unknownCep = '') => {
  const query = new URLSearchParams({ cep: unknownCep });
  return `/checkout/carrinho/${unknownCep === '' ? `#${DELIVERY_ID}` : `?${query}#cep`}`;
};

/** The length of a postal code with its hyphen. */
const CEP_LENGTH = 9;

/** The page of the bag, and its forms. */
export function bagRoutes(tools: SiteTools): Hono<SiteEnv> {
  const { ctx, shopUrl, ensured, deliveryOf, suggestions, page } = tools;
  const bag = new Hono<SiteEnv>({ strict: false });

  bag.get('/checkout/carrinho', async (c) => {
    const query = new URL(c.req.url).searchParams;
    if (query.has('add')) {
      // Redirecting to the bag means that reloading adds nothing.
      const session = await ensured(c);
      return c.redirect(cartPath(await addAll(tools, session.id, readCartLink(query))), 303);
    }
    const lines = await c.var.lines();
    const options = {
      warning: ownEntry(warnings, query.get('aviso') ?? '') ?? '',
      unknownCep: (query.get('cep') ?? '').slice(0, CEP_LENGTH),
      removed: await removalOf(tools, query, lines),
      shopUrl,
    };
    const content =
      lines.length === 0
        ? emptyCartPage(ctx.shop, { ...options, suggested: await suggestions() })
        : cartPage(ctx.shop, await withSizes(ctx, lines), {
            ...options,
            delivery: deliveryOf(c, lines),
            suggested: lines.length > MAX_FEW_LINES ? [] : await suggestions(lines),
          });
    return page(c, 'Sacola', content);
  });

  bag.post('/checkout/carrinho/remover', async (c) => {
    const session = await c.var.session();
    const body = removeBody.safeParse(await c.req.parseBody());
    if (!session || !body.success) return c.redirect('/checkout/carrinho/', 303);
    const identity = { ...body.data, adicional: storableText(body.data.adicional) };
    const lines = await c.var.lines();
    await removeLine(ctx, session.id, identity);
    const line = lines.find((present) => isSameLine(present.identity, identity));
    const link = line && writeCartLink('removido', { ...line.identity, quantidade: line.quantidade });
    return c.redirect(`/checkout/carrinho/${link ? `?${link}` : ''}`, 303);
  });
  // A removed line comes back with all its pieces, as far as the stock allows.
  bag.post('/checkout/carrinho/desfazer', async (c) => {
    const session = await c.var.session();
    const line = updateBody.safeParse(await c.req.parseBody());
    if (!session || !line.success) return c.redirect('/checkout/carrinho/', 303);
    const items = [{ ...line.data, adicional: storableText(line.data.adicional) }];
    return c.redirect(cartPath(await addAll(tools, session.id, items)), 303);
  });
  bag.post('/checkout/carrinho/cep', async (c) => {
    const { cep } = await c.req.parseBody();
    const typed = typeof cep === 'string' ? storableText(cep).slice(0, CEP_LENGTH) : '';
    const delivery = deliveryTo(ctx, typed, 0);
    if (delivery === null) return c.redirect(deliveryPath(typed || '0'), 303);
    setCookie(c, CEP_COOKIE, delivery.cep, { path: '/', maxAge: HALF_A_YEAR_S, sameSite: 'Lax' });
    return c.redirect(deliveryPath(), 303);
  });
  bag.post('/checkout/carrinho/entrega', async (c) => {
    const { entrega } = await c.req.parseBody();
    const chosen = deliveryOf(c, await c.var.lines())?.options.find(({ id }) => id === entrega);
    if (chosen)
      setCookie(c, DELIVERY_COOKIE, chosen.id, { path: '/checkout', httpOnly: true, sameSite: 'Lax' });
    return c.redirect(deliveryPath(), 303);
  });
  bag.post('/checkout/carrinho/quantidade', async (c) => c.redirect(await changeQuantity(tools, c), 303));
  return bag;
}

/** Below more lines there is no empty space for suggestions. */
const MAX_FEW_LINES = 2;

const isSameLine = (one: LineIdentity, other: LineIdentity) =>
  JSON.stringify(identityOf(one)) === JSON.stringify(identityOf(other));

/** The line that the shopper has just removed; null if there is none, or if it is back in the bag. */
async function removalOf(
  { ctx }: SiteTools,
  query: URLSearchParams,
  lines: CartLine[],
): Promise<Removal | null> {
  const [removed] = readCartLink(query, 'removido');
  if (!removed || lines.some((line) => isSameLine(line.identity, removed))) return null;
  const { quantidade, ...identity } = removed;
  const [line] = await priceLines(ctx, [identity]);
  return line && typeof line !== 'string' ? { nome: line.nome, identity, quantidade } : null;
}

/** Sets the quantity of the line in the form. Returns where to go: to the line, or to a warning above all lines. */
async function changeQuantity({ ctx }: SiteTools, c: SiteContext): Promise<string> {
  const session = await c.var.session();
  const body = updateBody.safeParse(await c.req.parseBody());
  if (!session || !body.success) return cartPath('');
  const { quantidade, ...line } = body.data;
  const identity = { ...line, adicional: storableText(line.adicional) };
  try {
    const { messages } = await setQuantity(ctx, session.id, identity, quantidade);
    return messages.length > 0 ? cartPath('estoque') : `${cartPath('')}#${lineId(identity)}`;
  } catch (error) {
    if (error instanceof ApiError) return cartPath(''); // The line was removed in another tab, so the cart simply no longer shows it.
    throw error;
  }
}

async function addAll({ ctx }: SiteTools, sessionId: string, items: Addition[]): Promise<string> {
  if (items.length === 0) return 'indisponivel';
  try {
    const { messages, lines } = await addToCart(ctx, sessionId, items);
    const isInBag = ({ tipo, idProduto }: Addition) =>
      lines.some(({ identity }) => identity.tipo === tipo && identity.idProduto === idProduto);
    if (!items.every(isInBag)) return 'indisponivel';
    return messages.length > 0 ? 'estoque' : '';
  } catch (error) {
    if (error instanceof ApiError) return error.status === 400 ? 'tamanho' : 'indisponivel';
    throw error;
  }
}
