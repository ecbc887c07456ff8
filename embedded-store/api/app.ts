import { Hono } from 'hono';
import type { StoreContext } from '../context';
import { logFailure } from '../errors';
import { cart } from './cart';
import { customer } from './customer';
import { forms } from './forms';
import { ApiError } from './http';
import { limitRunning } from './limit-running';
import { listPages } from './lists';
import { pages } from './pages';
import { productDetail } from './product-detail';
import { productListing } from './product-listing';
import { shipment } from './shipment';
import { shop } from './shop';
import { showcase } from './showcase';
import { siteData } from './site-data';

/** Calls whose products keep this thread busy for milliseconds. Carts, forms and menus are not queued. */
const HEAVY_PAGES = ['/url/product/*', '/url/list/*', '/showcase/products/*'];
/** How many of these run at a time: one computes while the other waits for PostgreSQL. */
const AT_A_TIME = 2;

/** The platform's API, mounted at /api/v2/front. Every call needs an App-Token. */
export function platformApi(ctx: StoreContext): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (!c.req.header('app-token')) return c.json({ error: 'Informe o cabeçalho App-Token.' }, 401);
    await next();
    // Responses depend on the session or on changing stock; caching is up to the storefront.
    c.header('Cache-Control', 'no-store');
  });
  const inTurn = limitRunning(AT_A_TIME);
  for (const path of HEAVY_PAGES) api.use(path, (_, next) => inTurn(next));
  const resources = [
    pages,
    productListing,
    productDetail,
    listPages,
    showcase,
    siteData,
    cart,
    customer,
    forms,
    shipment,
    shop,
  ];
  for (const resource of resources) api.route('/', resource(ctx));
  api.all('*', (c) => c.json({ error: 'Recurso não encontrado.' }, 404));
  api.onError((error, c) => {
    if (error instanceof ApiError) return c.json({ error: error.message }, error.status);
    logFailure(`${c.req.method} ${c.req.path}`, error);
    return c.json({ error: 'Ocorreu um erro interno.' }, 500);
  });
  return api;
}
