import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context';
import { sessions } from '../db/shopper-tables';
import { ownEntry } from '../own-entry';
import { accountRoutes } from './account-routes';
import { bagRoutes } from './bag-routes';
import { externalServicePage, internalSalePage, missingPage, startPage } from './demonstration-pages';
import { pagePolicy } from './layout';
import { paymentRoutes } from './payment-routes';
import { type SiteEnv, siteTools, visitOf } from './site-tools';

const services: Record<string, string> = { facebook: 'Facebook', instagram: 'Instagram' };
const DEMO_SALE = 1956;
/** The style sheet's parts in the order of the cascade: a part may override those before it. */
const STYLES = [
  'base',
  'header',
  'menu',
  'footer',
  'bag',
  'summary',
  'account',
  'blog',
  'post',
  'suggestions',
];

/**
 * Placeholders for the pages that a real store hosts in addition to its API: cart, login, payment, account.
 * @param shopUrl origin of the storefront, for the links back
 */
export function storeSite(ctx: StoreContext, shopUrl: string): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>({ strict: false });
  const tools = siteTools(ctx, shopUrl);
  const { ensured, page } = tools;

  site.use(pagePolicy(shopUrl), visitOf(ctx));
  site.use(async (c, next) => {
    if (c.req.method === 'POST' && !isSameOrigin(c))
      return c.text('Pedido recusado: ele veio de outro site.', 403);
    await next();
  });

  site.get('/', (c) => page(c, 'Conta e sacola', startPage(shopUrl)));
  site.get('/demonstracao/estilo.css', async (c) => {
    const files = STYLES.map((name) => readFile(join(__dirname, 'styles', `${name}.css`), 'utf8'));
    return c.body((await Promise.all(files)).join('\n'), 200, {
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

  site.route('/', bagRoutes(tools));
  site.route('/', paymentRoutes(tools));
  site.route('/', accountRoutes(tools));

  site.get('/demonstracao/venda-interna', async (c) =>
    page(c, 'Venda interna', internalSalePage(await c.var.session())),
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
    return page(c, 'Página não encontrada', missingPage(await tools.suggestions(), shopUrl));
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

/** Forms are only accepted from the site's own pages. */
function isSameOrigin(c: Context): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === c.req.header('host');
}
