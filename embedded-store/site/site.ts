import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { LOGIN_EVENT } from '../api/customer';
import { ApiError, storableText } from '../api/http';
import { firstDelivery } from '../api/shipment';
import { addToCart, type CartLine, readCart, removeLine, setQuantity } from '../cart/cart';
import { removeBody, updateBody } from '../cart/line-identity';
import { ensureSession, findSession, SESSION_COOKIE, type Session } from '../cart/session';
import { loadProducts } from '../catalogue/load-products';
import type { StoreContext } from '../context';
import { browsingHistory, sessions, wishlistItems } from '../db/shopper-tables';
import { ownEntry } from '../own-entry';
import { accountPage, loginPage, wishlistPage } from './account-pages';
import { readCartLink } from './cart-link';
import { cartPage, paymentPage, totalOf } from './checkout-pages';
import { externalServicePage, internalSalePage, startPage } from './demonstration-pages';
import { backLink, layout, type Markup, pagePolicy } from './layout';

const services: Record<string, string> = { facebook: 'Facebook', instagram: 'Instagram' };
const DEMO_SALE = 1956;

/** The shop's cookie with the shopper's postal code. */
const CEP_COOKIE = 'cep';

/**
 * Placeholders for the pages that a real store hosts in addition to its API: cart, login, payment, account.
 * @param shopUrl origin of the storefront, for the links back
 */
export function storeSite(ctx: StoreContext, shopUrl: string): Hono {
  const site = new Hono({ strict: false });
  const current = (c: Context) => findSession(ctx, getCookie(c, SESSION_COOKIE) ?? '');
  const ensured = (c: Context) => ensureSession(ctx, c, getCookie(c, SESSION_COOKIE) ?? '');
  const linesOf = async (c: Context) => {
    const session = await current(c);
    return session ? readCart(ctx, session.id) : [];
  };
  /** Delivery to the postal code that the shop keeps, if it has the same host. */
  const deliveryOf = (c: Context, lines: CartLine[]) =>
    firstDelivery(ctx, getCookie(c, CEP_COOKIE) ?? '', totalOf(lines));
  const page = async (c: Context, title: string, content: Markup, back?: Markup) => {
    const pieces = (await linesOf(c)).reduce((sum, { quantidade }) => sum + quantidade, 0);
    return c.html(await layout(title, { nome: ctx.shop.nome, shopUrl }, content, { pieces, back }));
  };
  /** Products among the favourites of the account. */
  const wishedIds = async (session: Session | null) => {
    if (!session) return [];
    const own = eq(wishlistItems.sessionId, session.id);
    const rows = await ctx.db.select({ id: wishlistItems.idProduto }).from(wishlistItems).where(own);
    return [...new Set(rows.map(({ id }) => id))];
  };
  /** The page of the shop from which the shopper went to the login. */
  const returnUrl = (session: Session | null) => loginOrigin(ctx, session, shopUrl);

  site.use(pagePolicy(shopUrl));
  site.use(async (c, next) => {
    if (c.req.method === 'POST' && !isSameOrigin(c))
      return c.text('Pedido recusado: ele veio de outro site.', 403);
    await next();
  });

  site.get('/', (c) => page(c, 'Plataforma da loja', startPage()));
  site.get('/demonstracao/estilo.css', async (c) => {
    const css = await readFile(join(__dirname, 'site.css'), 'utf8');
    return c.body(css, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  });
  site.get('/demonstracao/voltar.js', async (c) => {
    const script = await readFile(join(__dirname, 'back.js'), 'utf8');
    return c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  });
  // If the shop's font is missing, the pages use the system's.
  site.get('/demonstracao/letra.woff2', (c) =>
    shopFile(c, 'public/fonts/instrument-sans.woff2', 'font/woff2'),
  );
  // Other origins may not load the icon from the shop's own address, so it is served here. Browsers request
  // it for every page.
  site.get('/favicon.ico', (c) =>
    shopFile(c, `lib/config/storefronts/${ctx.shop.folder}/icon.svg`, 'image/svg+xml'),
  );

  site.get('/checkout/carrinho', async (c) => {
    const query = new URL(c.req.url).searchParams;
    if (query.has('add')) return addFromLink(ctx, c, query);
    const lines = await linesOf(c);
    return page(
      c,
      'Sacola',
      cartPage(ctx.shop, lines, {
        warning: ownEntry(warnings, query.get('aviso') ?? '') ?? '',
        shopUrl,
        delivery: deliveryOf(c, lines),
      }),
    );
  });
  site.post('/checkout/carrinho/remover', async (c) => {
    const session = await current(c);
    const line = removeBody.safeParse(await c.req.parseBody());
    if (session && line.success) {
      await removeLine(ctx, session.id, { ...line.data, adicional: storableText(line.data.adicional) });
    }
    return c.redirect('/checkout/carrinho/', 303);
  });
  site.post('/checkout/carrinho/quantidade', async (c) => {
    const aviso = await changeQuantity(ctx, c, await current(c));
    return c.redirect(cartPath(aviso), 303);
  });
  site.get('/checkout/pagamento', async (c) => {
    const lines = await linesOf(c);
    return page(c, 'Pagamento', paymentPage(lines, deliveryOf(c, lines)));
  });

  site.get('/checkout/acesso', async (c) => page(c, 'Acesso', loginPage(await current(c))));
  site.post('/checkout/entrar', async (c) => {
    const session = await ensured(c);
    await ctx.db.update(sessions).set({ cliente: true }).where(eq(sessions.id, session.id));
    const origin = await returnUrl({ ...session, cliente: true });
    // The shop then adds the favourites that are still on the device to the account.
    return c.redirect(origin === shopUrl ? '/minha-conta' : origin, 303);
  });
  site.post('/checkout/sair', async (c) => {
    const session = await current(c);
    if (session) await ctx.db.update(sessions).set({ cliente: false }).where(eq(sessions.id, session.id));
    return c.redirect('/checkout/acesso', 303);
  });

  site.get('/minha-conta', async (c) => {
    const session = await current(c);
    const origin = await returnUrl(session);
    const wished = (await wishedIds(session)).length;
    return page(
      c,
      'Minha conta',
      accountPage(session, { shopUrl, returnUrl: origin, wished }),
      backLink(origin),
    );
  });
  site.get('/minha-conta/lista-desejo', async (c) => {
    const session = await current(c);
    const wished = await loadProducts(ctx, await wishedIds(session));
    return page(
      c,
      'Favoritos',
      wishlistPage(ctx.shop, session, wished, shopUrl),
      backLink(await returnUrl(session)),
    );
  });
  site.post('/minha-conta/lista-desejo/remover', async (c) => {
    const session = await current(c);
    const { idProduto } = await c.req.parseBody();
    if (session && /^\d{1,9}$/.test(String(idProduto))) {
      const own = eq(wishlistItems.sessionId, session.id);
      await ctx.db.delete(wishlistItems).where(and(own, eq(wishlistItems.idProduto, Number(idProduto))));
    }
    return c.redirect('/minha-conta/lista-desejo/', 303);
  });

  site.get('/demonstracao/venda-interna', async (c) =>
    page(c, 'Venda interna', internalSalePage(await current(c))),
  );
  site.post('/demonstracao/venda-interna', async (c) => {
    const session = await ensured(c);
    await ctx.db
      .update(sessions)
      .set({ cliente: true, vendaInterna: DEMO_SALE })
      .where(eq(sessions.id, session.id));
    return c.redirect('/demonstracao/venda-interna', 303);
  });
  site.get('/demonstracao/:service', (c) => {
    const service = ownEntry(services, c.req.param('service'));
    return service
      ? page(c, `${ctx.shop.nome} no ${service}`, externalServicePage(service, ctx.shop.nome))
      : c.notFound();
  });
  site.notFound(async (c) => {
    c.status(404);
    return page(c, 'Página não encontrada', startPage());
  });
  return site;
}

/** A file of the storefront's repository; 404 where the store runs without it. */
async function shopFile(c: Context, path: string, type: string): Promise<Response> {
  const file = await readFile(join(__dirname, '../..', path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return c.notFound();
  return c.body(new Uint8Array(file), 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=86400',
  });
}

/** The last page of the shop from which this session went to the login; the home page if there is none. */
async function loginOrigin({ db }: StoreContext, session: Session | null, shopUrl: string): Promise<string> {
  if (!session?.cliente) return shopUrl;
  const [last] = await db
    .select({ url: browsingHistory.url })
    .from(browsingHistory)
    .where(and(eq(browsingHistory.sessionId, session.id), eq(browsingHistory.evento, LOGIN_EVENT)))
    .orderBy(desc(browsingHistory.id))
    .limit(1);
  if (!last || !URL.canParse(last.url, shopUrl)) return shopUrl;
  const url = new URL(last.url, shopUrl);
  return url.origin === new URL(shopUrl).origin ? url.href : shopUrl;
}

const warnings: Record<string, string> = {
  estoque: 'Ajustamos a quantidade ao que temos em estoque.',
  indisponivel: 'Um dos produtos não pôde ser adicionado: escolha o tamanho na página dele ou tente outro.',
};

/** Adds a link's items, then redirects to the cart, so that reloading adds nothing. */
async function addFromLink(ctx: StoreContext, c: Context, query: URLSearchParams): Promise<Response> {
  const session = await ensureSession(ctx, c, getCookie(c, SESSION_COOKIE) ?? '');
  const aviso = await addAll(ctx, session.id, query);
  return c.redirect(cartPath(aviso), 303);
}

const cartPath = (aviso: string) => `/checkout/carrinho/${aviso === '' ? '' : `?aviso=${aviso}`}`;

/** Sets the quantity of the line in the form. Returns the warning to show; '' if there is none. */
async function changeQuantity(ctx: StoreContext, c: Context, session: Session | null): Promise<string> {
  const body = updateBody.safeParse(await c.req.parseBody());
  if (!session || !body.success) return '';
  const { quantidade, ...line } = body.data;
  const identity = { ...line, adicional: storableText(line.adicional) };
  try {
    const { messages } = await setQuantity(ctx, session.id, identity, quantidade);
    return messages.length > 0 ? 'estoque' : '';
  } catch (error) {
    if (error instanceof ApiError) return ''; // The line was removed in another tab, so the cart simply no longer shows it.
    throw error;
  }
}

async function addAll(ctx: StoreContext, sessionId: string, query: URLSearchParams): Promise<string> {
  const items = readCartLink(query);
  if (items.length === 0) return 'indisponivel';
  try {
    const { messages } = await addToCart(ctx, sessionId, items);
    return messages.length > 0 ? 'estoque' : '';
  } catch (error) {
    if (error instanceof ApiError) return 'indisponivel';
    throw error;
  }
}

/** Forms are only accepted from the site's own pages. */
function isSameOrigin(c: Context): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === c.req.header('host');
}
