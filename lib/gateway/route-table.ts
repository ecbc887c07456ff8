import { readStoreReviews } from '@/lib/catalog/reviews/reviews-service';
import { readBlogPosts } from '@/lib/content/blog-posts';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readSearchStart } from '@/lib/content/shell/search-start';
import { catalogRoutes, listingRoutes } from '@/lib/gateway/routes/catalog';
import { wishlistRoutes } from '@/lib/gateway/routes/checkout';
import type { Route } from '@/lib/gateway/routes/operation';
import { pixPercent } from '@/lib/purchase/cart/cash-discount';
import { readComparedProduct } from '@/lib/purchase/comparison/read-compared-product';
import { buyKitByForm, isKitForm } from '@/lib/purchase/kit/form-handler';
import { checkoutRoutes } from './routes/checkout';
import { formRoutes } from './routes/forms';
import { purchaseRoutes } from './routes/purchase';

/** A product to compare, with its Pix price. */
async function readCompared(path: string) {
  const settings = await readShopSettings();
  return readComparedProduct(path, pixPercent(settings?.pagamento.geral.descontoVista ?? {}));
}

/**
 * Routes that need no call to the platform: services of third parties, whose tokens stay on the server, data
 * that pages have read, and the form for kits.
 */
const localRoutes: Route[] = [
  { path: /^blog\/posts$/, operations: { GET: { read: readBlogPosts, limit: 'read' } } },
  { path: /^reviews\/store$/, operations: { GET: { read: readStoreReviews, limit: 'read' } } },
  {
    path: /^comparison\/[^/]{1,200}$/,
    operations: { GET: { read: readCompared, limit: 'search' } },
  },
  { path: /^search\/start$/, operations: { GET: { read: readSearchStart, limit: 'read' } } },
  {
    path: /^kit\/form$/,
    operations: { POST: { accepts: isKitForm, form: buyKitByForm, limit: 'cart' } },
  },
];

/** Everything that browsers may call. */
export const ROUTES: readonly Route[] = [
  ...checkoutRoutes,
  ...catalogRoutes,
  ...listingRoutes,
  ...formRoutes,
  ...wishlistRoutes,
  ...localRoutes,
  ...purchaseRoutes,
];

/** The route of a path below /v2/front/. */
export function findRoute(path: string): Route | undefined {
  return ROUTES.find((route) => route.path.test(path));
}
